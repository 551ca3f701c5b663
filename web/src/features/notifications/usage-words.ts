// What an organization has sent in a month, in words.
import { m } from '@chargerota/messages';
import type { AnswerOf } from '@chargerota/contract/addresses';
import { dateFormat, NOTIFICATION_METHODS } from '@chargerota/domain';

export type Usage = AnswerOf<'GET /api/organizations/:id/notification-usage'>;

export const USAGE_TITLE = m.notifications.whatWasSent;

const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months, the latest first, each with a phrase for every method that was used in it. */
export function usageByMonth(usage: Usage): { month: string; label: string; phrases: string[] }[] {
  const months = [...new Set(usage.map(({ month }) => month))].toSorted().toReversed();
  return months.map((month) => {
    const used = NOTIFICATION_METHODS.flatMap(
      (method) => usage.find((each) => each.month === month && each.method === method) ?? [],
    );
    const failed = used.reduce((sum, each) => sum + each.failed, 0);
    return {
      month,
      label: monthFormat(new Date(`${month}-01T00:00:00Z`)),
      phrases: [
        ...used
          .filter(({ sent }) => sent > 0)
          .map(({ method, sent, segments }) =>
            method === 'sms'
              ? m.notifications.textMessagesInSegments({ messages: sent, segments })
              : m.notifications.sent[method]({ count: sent }),
          ),
        ...(failed > 0 ? [m.notifications.notDelivered({ count: failed })] : []),
      ],
    };
  });
}
