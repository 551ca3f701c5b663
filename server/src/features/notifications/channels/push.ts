import { DAY_MS, HOUR_MS, isReminder } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { hasDevPages } from '../../../platform/dev-pages/page.ts';
import { senderAddress } from '../../../platform/mail/create-mailer.ts';
import { sendPush, type PushMessage, type PushOutcome } from '../../../platform/push/web-push.ts';
import type { DeliveryOutcome, NotificationChannel, OutgoingNotification } from '../channel.ts';
import { endSubscription } from './push-subscriptions.ts';
import { listSubscriptions, noteRefusal, type Subscription } from './push-store.ts';

const CONCURRENCY = 16;
/** An installation that a push service has accepted this lately is not what it refuses. */
const LATELY_MS = HOUR_MS;
/** Without such a proof, a refusal must last this long: our own fault must not end push for everybody. */
const REFUSED_FOR_GOOD_MS = DAY_MS;
const MOST_TTL_SECONDS = 24 * 60 * 60;

/** What the service worker shows (web/src/worker/push.js). */
type Payload = Pick<OutgoingNotification, 'id' | 'title' | 'message' | 'path' | 'answers'>;

/** Sends notifications to all of a person's browsers. A notification is delivered if one of them has accepted it. */
export function pushChannel(deps: AppDeps): NotificationChannel {
  const accepted: Accepted = new Map();
  return {
    method: 'push',
    concurrency: CONCURRENCY,
    async deliver(notification): Promise<DeliveryOutcome> {
      const subscriptions = await listSubscriptions(deps.database.drizzle, notification.userId);
      const message = messageOf(notification, deps.clock.now());
      const outcomes = await Promise.all(subscriptions.map((each) => sendTo(deps, each, message, accepted)));
      const failures = outcomes.filter((outcome) => !outcome.sent);
      if (failures.length < outcomes.length) return { delivered: true };
      const reason = failures.at(-1)?.reason ?? 'no browser takes push messages';
      return { delivered: false, retry: failures.some(({ retry }) => retry), reason };
    },
  };
}

/** Push services on this computer are only allowed for tests; see {@link hasDevPages}. */
export const allowsLoopback = ({ config }: Pick<AppDeps, 'config'>): boolean =>
  hasDevPages({ isProduction: config.isProduction, host: config.HOST, publicUrl: config.PUBLIC_URL });

/** When each push service last accepted a message. */
type Accepted = Map<string, number>;

async function sendTo(
  deps: AppDeps,
  subscription: Subscription,
  message: PushMessage,
  accepted: Accepted,
): Promise<PushOutcome> {
  const outcome = await sendPush(subscription, message, {
    keys: await deps.keys.vapid(),
    subject: subjectOf(deps.config),
    allowsLoopback: allowsLoopback(deps),
  });
  const now = deps.clock.now();
  const service = new URL(subscription.endpoint).origin;
  const { drizzle } = deps.database;
  if (outcome.sent) {
    accepted.set(service, now.getTime());
    if (subscription.refusedAt) await noteRefusal(drizzle, subscription, { refusedAt: null });
    return outcome;
  }
  if (outcome.gone || (outcome.unauthorized && isForGood(subscription, accepted.get(service), now))) {
    await endSubscription(deps, subscription);
    return { ...outcome, retry: false };
  }
  if (outcome.unauthorized && !subscription.refusedAt)
    await noteRefusal(drizzle, subscription, { refusedAt: now });
  return outcome;
}

/** Whether a push service that refuses us for this subscription always will (decision 0086). */
function isForGood({ refusedAt }: Subscription, acceptedAt: number | undefined, now: Date): boolean {
  const isAcceptedElse = acceptedAt !== undefined && now.getTime() - acceptedAt < LATELY_MS;
  const isRefusedForLong = refusedAt !== null && now.getTime() - refusedAt.getTime() >= REFUSED_FOR_GOOD_MS;
  return isAcceptedElse || isRefusedForLong;
}

function messageOf(notification: OutgoingNotification, now: Date): PushMessage {
  const { id, title, message, path, answers, usefulUntil, kind } = notification;
  const left = usefulUntil ? Math.floor((usefulUntil.getTime() - now.getTime()) / 1000) : MOST_TTL_SECONDS;
  const payload: Payload = { id, title, message, path, ...(answers && { answers }) };
  return {
    payload: JSON.stringify(payload),
    topic: id.replaceAll('-', ''),
    ttlSeconds: Math.min(Math.max(left, 0), MOST_TTL_SECONDS),
    isUrgent: isReminder(kind) || kind === 'availability',
  };
}

/** Whom push services can contact about this installation. */
const subjectOf = (config: AppDeps['config']): string =>
  config.PUBLIC_URL?.startsWith('https:') ? config.PUBLIC_URL : `mailto:${senderAddress(config)}`;
