import { m } from '@chargerota/messages';
import { CHOICES_PATH } from '@chargerota/contract';
import type { NotificationMethod } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { storableText } from '../../../platform/database/text.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { tryAddress } from '../../accounts/bounces/bounces.ts';
import type { DeliveryOutcome, NotificationText, OutgoingNotification } from '../channel.ts';
import { insertNotifications } from '../store.ts';
import { findOrganizationName, findReachability } from './channel-store.ts';
import { makeNotificationChannels } from './channels.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import { readChannels } from './read-channels.ts';

/** The kind that a trial is counted and listed as. */
const KIND = 'custom_reminder';
const USEFUL_MINUTES = 10;

const TEXT: NotificationText = {
  get title() {
    return m.sentNotifications.thisIsHowANotification;
  },
  get message() {
    return m.sentNotifications.youAskedForItTo;
  },
  path: CHOICES_PATH,
  mail: {
    get subject() {
      return m.sentNotifications.thisIsHowANotification;
    },
    get heading() {
      return m.sentNotifications.thisIsHowANotification;
    },
    get paragraphs() {
      return [m.sentNotifications.youAskedForThisEmail];
    },
    action: {
      get label() {
        return m.common.notificationSettings;
      },
      path: CHOICES_PATH,
    },
  },
};

/**
 * Sends the caller a notification by a channel at once, without the queue; returns a sentence that says so.
 * @throws DomainError channel_not_ready, channel_failed, rate_limited
 */
export async function tryNotification(
  deps: AppDeps,
  scope: OrganizationScope,
  method: NotificationMethod,
): Promise<string> {
  await limitAttempts(deps, CHANNEL_LIMITS.tryByAccount, scope.userId);
  const { channels } = await readChannels(deps.database.drizzle, scope.userId, deps);
  const channel = channels.find((each) => each.method === method);
  if (channel?.why === 'bounces' && channel.to) await tryAddress(deps, channel.to);
  else if (!channel?.works) throw new DomainError('channel_not_ready');
  if (method === 'sms') await limitAttempts(deps, CHANNEL_LIMITS.trySmsByAccount, scope.userId);
  const id = newId();
  const outcome = await deliver(deps, scope, { id, method });
  await record(deps, scope, { id, method, outcome });
  if (!outcome.delivered)
    throw new DomainError('channel_failed', [{ code: 'refused', message: whyFor(method, outcome.reason) }]);
  return sentenceFor(method, channel.to);
}

async function deliver(
  deps: AppDeps,
  scope: OrganizationScope,
  { id, method }: { id: string; method: NotificationMethod },
): Promise<DeliveryOutcome> {
  if (method === 'app') return { delivered: true };
  const channel = makeNotificationChannels(deps).find((each) => each.method === method);
  if (!channel) throw new DomainError('channel_not_ready');
  const queries = deps.database.drizzle;
  const { email, confirmedPhone: phone } = await findReachability(queries, scope.userId);
  const notification: OutgoingNotification = {
    ...TEXT,
    id,
    kind: KIND,
    others: [],
    organizationId: scope.organizationId,
    organizationName: await findOrganizationName(queries, scope),
    userId: scope.userId,
    reservationIds: [],
    email,
    phone,
    usefulUntil: new Date(deps.clock.now().getTime() + USEFUL_MINUTES * 60_000),
  };
  return channel.deliver(notification);
}

/** Stores the notification like any other, so that the bell lists it and its segments count. */
async function record(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  { id, method, outcome }: { id: string; method: NotificationMethod; outcome: DeliveryOutcome },
): Promise<void> {
  const now = clock.now();
  const { title, message, path } = TEXT;
  const result = outcome.delivered
    ? {
        status: 'sent' as const,
        sentAt: now,
        providerId: outcome.providerId ?? null,
        segments: outcome.segments ?? null,
      }
    : { status: 'failed' as const, errorMessage: storableText(outcome.reason) };
  await inTransaction(database, async (tx) => {
    const times = { scheduledFor: now, attemptAt: now, createdAt: now };
    const { organizationId, userId } = scope;
    const about = { id, userId, type: KIND, method, title, message, path } as const;
    await insertNotifications(tx, [{ organizationId, ...about, ...times, ...result }]);
    if (method === 'app') await emitLiveEvents(tx, [{ topic: 'notifications', organizationId, userId }]);
  });
}

/**
 * A mail server's own words name hosts and addresses of its network: they are kept with the notification, for the
 * operator.
 */
const whyFor = (method: NotificationMethod, reason: string): string =>
  method === 'email' ? m.sentNotifications.theMailServerDidNot : `${reason}.`;

const sentenceFor = (method: NotificationMethod, to: string | null): string =>
  ({
    app: m.sentNotifications.itIsInYourList,
    email: to === null ? m.sentNotifications.anEmailIsOnItsWay : m.sentNotifications.anEmailIsOnIts({ to }),
    sms:
      to === null ? m.sentNotifications.aTextMessageIsOnItsWay : m.sentNotifications.aTextMessageIsOn({ to }),
    push: m.sentNotifications.aPushMessageIsOn,
  })[method];
