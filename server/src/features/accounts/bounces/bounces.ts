import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Queries, type Tx } from '../../../platform/database/database.ts';
import { emitLiveEvents, type Emitted } from '../../../platform/events/emit.ts';
import type { Tell } from '../../../platform/followers.ts';
import type { Sent } from './return-token.ts';
import { type BounceReader, insertBounce, keyOf, listBounced, listReaders, markLifted } from './store.ts';

/** Nothing is sent to the address any more: there is no such mailbox. */
export async function recordBounce(
  { database, clock, tell }: Pick<AppDeps, 'database' | 'clock' | 'tell'>,
  { address, sentAt }: Sent,
): Promise<void> {
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    if (await insertBounce(tx, { address, sentAt, now })) await follow(tx, tell, address, now);
  });
}

/** Mail is sent to the address again: somebody has shown that it arrives, or wants to see whether it does. */
export async function liftBounce(tx: Tx, tell: Tell, address: string, now: Date): Promise<void> {
  if (await markLifted(tx, address, now)) await follow(tx, tell, address, now);
}

/** Before a mail by which somebody wants to see whether mail arrives. If it does not, that is recorded once more. */
export const tryAddress = (
  { database, clock, tell }: Pick<AppDeps, 'database' | 'clock' | 'tell'>,
  address: string,
): Promise<void> => inTransaction(database, (tx) => liftBounce(tx, tell, address, clock.now()));

/** Screens say where mail bounces, and reminders use the methods that reach their person. */
async function follow(tx: Tx, tell: Tell, address: string, now: Date): Promise<void> {
  const readers = await listReaders(tx, address);
  await emitLiveEvents(tx, readers.flatMap(eventsFor));
  const [owner] = readers.flatMap(({ userId }) => userId ?? []);
  if (owner) await tell(tx, { type: 'contact_changed', userId: owner }, now);
}

const eventsFor = ({ organizationId, userId }: BounceReader): Emitted[] =>
  userId === null
    ? [{ topic: 'invitations', organizationId }]
    : [
        { topic: 'members', organizationId },
        { topic: 'account', organizationId, userId },
      ];

/** Whether mail to an address bounces, for several addresses at once. */
export async function readBounces(
  queries: Queries,
  addresses: readonly string[],
): Promise<(address: string) => boolean> {
  const bounced = new Set(await listBounced(queries, addresses));
  return (address) => bounced.has(keyOf(address));
}
