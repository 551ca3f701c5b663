import { m } from '@chargerota/messages';
import { CHOICES_PATH, unsubscribe, UNSUBSCRIBE_PATH } from '@chargerota/contract';
import { FIXED_METHODS, isReminder, topicOf } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { renderMail, type MailContent } from '../../../platform/mail/layout.ts';
import { AddressBounces } from '../../../platform/mail/mailer.ts';
import { isRefusedForGood } from '../../../platform/mail/smtp.ts';
import {
  reasonOf,
  type DeliveryOutcome,
  type NotificationChannel,
  type OutgoingNotification,
} from '../channel.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** More than there are SMTP connections, because some deliveries wait for the database while others send. */
const CONCURRENCY = 16;

/** Sends notifications as mails, which say why they come and carry a link to unsubscribe (RFC 8058). */
export function emailChannel({
  mailer,
  keys,
  config,
}: Pick<AppDeps, 'mailer' | 'keys' | 'config'>): NotificationChannel {
  const publicUrl = config.linkUrl;
  return {
    method: 'email',
    concurrency: CONCURRENCY,
    async deliver(notification): Promise<DeliveryOutcome> {
      const ends = await unsubscriptionsOf(keys, notification);
      const token = ends[0]?.token;
      const content: MailContent = { ...notification.mail, ...ending(notification, ends) };
      try {
        await mailer.send({
          to: notification.email,
          subject: content.subject,
          ...renderMail(content, publicUrl),
          // The notification's id, not the attempt's: if a mail is sent twice, mail programs show one.
          messageId: `<${notification.id}@${new URL(publicUrl).hostname}>`,
          ...(token && { unsubscribeUrl: `${publicUrl}${unsubscribe.path}?token=${token}` }),
          ...(notification.calendar && { calendar: notification.calendar }),
        });
        return { delivered: true };
      } catch (error) {
        const isOver = error instanceof AddressBounces || isRefusedForGood(error);
        return { delivered: false, retry: !isOver, reason: reasonOf(error) };
      }
    },
  };
}

type Unsubscription = { token: string; label: string };

/** One for each topic of the mail that can be declined. The header has room for the first. */
async function unsubscriptionsOf(
  keys: AppDeps['keys'],
  notification: OutgoingNotification,
): Promise<Unsubscription[]> {
  const key = await keys.links();
  const subjects = [notification, ...notification.others].filter(
    ({ kind }) => !FIXED_METHODS[topicOf(kind)]?.includes('email'),
  );
  const labels = new Map(
    subjects.map(({ organizationId, organizationName, kind }) => {
      const token = unsubscribeToken(key, {
        userId: notification.userId,
        organizationId,
        topic: topicOf(kind),
      });
      const label =
        isReminder(kind) && subjects.length > 1
          ? m.sentNotifications.unsubscribeFromReminders[kind]({ organization: organizationName })
          : m.sentNotifications.unsubscribeFromThisKind;
      return [token, label];
    }),
  );
  return [...labels].map(([token, label]) => ({ token, label }));
}

function ending(notification: OutgoingNotification, ends: readonly Unsubscription[]) {
  const choose = { label: m.common.notificationSettings, path: CHOICES_PATH };
  const names = new Set(
    [notification, ...notification.others].map(({ organizationName }) => organizationName),
  );
  const organizations = [...names].reduce((first, last) =>
    m.sentNotifications.organizationAndOrganization({ first, last }),
  );
  const why = m.sentNotifications.youReceiveThisBecauseYou({ organizations });
  if (ends.length === 0)
    return { footer: `${why} ${m.sentNotifications.everyoneGetsThisNotification}`, links: [choose] };
  const links = ends.map(({ token, label }) => ({ label, path: `${UNSUBSCRIBE_PATH}?token=${token}` }));
  return { footer: why, links: [choose, ...links] };
}
