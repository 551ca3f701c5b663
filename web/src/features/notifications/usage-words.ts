// What an organization has sent in a month, in words.
import type { AnswerOf } from '@chargerota/contract/addresses';
import { countedWords, dateFormat, formatNumber, NOTIFICATION_METHODS } from '@chargerota/domain';
import type { NotificationMethod } from '@chargerota/domain';

export type Usage = AnswerOf<'GET /api/organizations/:id/notification-usage'>;

export const USAGE_TITLE = 'What was sent';

const NOUNS: Record<NotificationMethod, readonly [one: string, many: string]> = {
  app: ['notification in the app', 'notifications in the app'],
  email: ['email', 'emails'],
  sms: ['text message', 'text messages'],
  push: ['push message', 'push messages'],
};

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  countedWords(count, one, many);

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
          .map(({ method, sent, segments }) => {
            const words = counted(sent, NOUNS[method]);
            return method === 'sms' ? `${words} in ${counted(segments, ['segment', 'segments'])}` : words;
          }),
        ...(failed > 0 ? [`${formatNumber(failed)} not delivered`] : []),
      ],
    };
  });
}
