import {
  DEFAULT_METHODS,
  FIXED_METHODS,
  NOTIFICATION_METHODS,
  type NotificationMethod,
} from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeLocks } from '../../../platform/database/locks.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import { findChosenMethods, writeTopicMethods } from './unsubscribe-store.ts';
import { readUnsubscribeToken, type Unsubscription } from './unsubscribe-token.ts';

/** The token of a link in a mail, and the network address of the request. */
export type UnsubscribeLink = { token: string; address: string };

/** @throws DomainError not_found for a token that is not ours; rate_limited */
export async function readUnsubscribeLink(deps: AppDeps, link: UnsubscribeLink) {
  const about = await readLink(deps, link);
  const found = await findChosenMethods(deps.database.drizzle, about);
  if (!found) throw new DomainError('not_found');
  const { organizationName, methods } = found;
  return {
    topic: about.topic,
    organizationName,
    isSubscribed: isFixed(about) || (methods[about.topic] ?? DEFAULT_METHODS[about.topic]).includes('email'),
  };
}

/**
 * Ends the mails of the link's topic, for that person in that organization; other methods of it stay.
 * @throws DomainError not_found, notice_not_declinable, rate_limited
 */
export async function unsubscribe(deps: AppDeps, link: UnsubscribeLink): Promise<void> {
  const about = await readLink(deps, link);
  if (isFixed(about)) throw new DomainError('notice_not_declinable');
  await changeMethods(deps, about, (methods) => methods.filter((method) => method !== 'email'));
}

/** @throws DomainError not_found, rate_limited */
export async function resubscribe(deps: AppDeps, link: UnsubscribeLink): Promise<void> {
  const about = await readLink(deps, link);
  await changeMethods(deps, about, (methods) =>
    NOTIFICATION_METHODS.filter((method) => method === 'email' || methods.includes(method)),
  );
}

const isFixed = ({ topic }: Unsubscription): boolean => FIXED_METHODS[topic]?.includes('email') ?? false;

/**
 * Attempts with a valid token are limited by token, because mail providers unsubscribe many people from one address. Others
 * are limited by address.
 */
async function readLink(deps: AppDeps, { token, address }: UnsubscribeLink): Promise<Unsubscription> {
  const about = readUnsubscribeToken(await deps.keys.links(), token);
  if (about) await limitAttempts(deps, CHANNEL_LIMITS.linkByToken, token);
  else await limitAttempts(deps, CHANNEL_LIMITS.unknownLinkByAddress, address);
  if (!about) throw new DomainError('not_found');
  return about;
}

async function changeMethods(
  { database, clock, tell }: AppDeps,
  about: Unsubscription,
  change: (methods: readonly NotificationMethod[]) => NotificationMethod[],
): Promise<void> {
  const { userId, organizationId, topic } = about;
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    await takeLocks(tx, [{ of: 'member', id: userId }]);
    const found = await findChosenMethods(tx, about);
    if (!found) throw new DomainError('not_found');
    const methods = change(found.methods[topic] ?? DEFAULT_METHODS[topic]);
    await writeTopicMethods(tx, about, { methods, now });
    await tell(tx, { type: 'choices_changed', organizationId, userId, quietHours: false }, now);
  });
}
