import { isReminder } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { hasDevPages } from '../../../platform/dev-pages/page.ts';
import { senderAddress } from '../../../platform/mail/create-mailer.ts';
import { sendPush, type PushMessage, type PushOutcome } from '../../../platform/push/web-push.ts';
import type { DeliveryOutcome, NoticeChannel, OutgoingNotice } from '../channel.ts';
import { forgetSubscription } from './push-subscriptions.ts';
import { listSubscriptions, type Subscription } from './push-store.ts';

const CONCURRENCY = 16;
const MOST_TTL_SECONDS = 24 * 60 * 60;

/** What the service worker shows (web/public/sw.js). */
type Payload = Pick<OutgoingNotice, 'id' | 'title' | 'message' | 'path' | 'answers'>;

/** Sends notices to all of a person's browsers. A notice is delivered if one of them has accepted it. */
export function pushChannel(deps: AppDeps): NoticeChannel {
  return {
    method: 'push',
    concurrency: CONCURRENCY,
    async deliver(notice): Promise<DeliveryOutcome> {
      const subscriptions = await listSubscriptions(deps.database.drizzle, notice.userId);
      const message = messageOf(notice, deps.clock.now());
      const outcomes = await Promise.all(subscriptions.map((each) => sendTo(deps, each, message)));
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

async function sendTo(deps: AppDeps, subscription: Subscription, message: PushMessage): Promise<PushOutcome> {
  const outcome = await sendPush(subscription, message, {
    keys: await deps.keys.vapid(),
    subject: subjectOf(deps.config),
    allowsLoopback: allowsLoopback(deps),
  });
  if (!outcome.sent && outcome.gone) await forgetSubscription(deps, subscription);
  return outcome;
}

function messageOf(notice: OutgoingNotice, now: Date): PushMessage {
  const { id, title, message, path, answers, usefulUntil, kind } = notice;
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
