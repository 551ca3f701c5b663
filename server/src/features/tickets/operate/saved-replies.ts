import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/errors.ts';
import { newId } from '../../../platform/database/ids.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { recordOperatorAct } from '../../operator/operator-log.ts';
import { countToAdd, deleteReply, findReply, insertReply, updateReply } from './saved-reply-store.ts';
import type { SavedReplyRow } from './saved-reply-store.ts';

type Fields = { title: string; message: string };

const MOST_REPLIES = 100;

/** @throws DomainError not_found */
export async function requireReply({ database }: AppDeps, id: string): Promise<SavedReplyRow> {
  return found(await findReply(database.drizzle, id));
}

function found(reply: SavedReplyRow | null): SavedReplyRow {
  if (!reply) throw new DomainError('not_found');
  return reply;
}

/** @throws DomainError saved_reply_title_taken, too_many_saved_replies */
export function createSavedReply(
  deps: AppDeps,
  scope: OperatorScope,
  fields: Fields,
): Promise<SavedReplyRow> {
  const now = deps.clock.now();
  const reply = { id: newId(), ...fields, createdAt: now, updatedAt: now };
  return withUniqueTitle(() =>
    inTransaction(deps.database, async (tx) => {
      if ((await countToAdd(tx)) >= MOST_REPLIES) throw new DomainError('too_many_saved_replies');
      await insertReply(tx, reply);
      await recordOperatorAct(tx, scope, { act: 'saved_reply.created', subject: subjectOf(reply) }, now);
      return reply;
    }),
  );
}

/** @throws DomainError not_found, saved_reply_title_taken */
export function changeSavedReply(
  deps: AppDeps,
  scope: OperatorScope,
  { id, ...fields }: Fields & { id: string },
): Promise<SavedReplyRow> {
  const now = deps.clock.now();
  return withUniqueTitle(() =>
    inTransaction(deps.database, async (tx) => {
      const reply = found(await updateReply(tx, id, { ...fields, updatedAt: now }));
      await recordOperatorAct(tx, scope, { act: 'saved_reply.changed', subject: subjectOf(reply) }, now);
      return reply;
    }),
  );
}

/** @throws DomainError not_found */
export async function deleteSavedReply(deps: AppDeps, scope: OperatorScope, id: string): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const reply = found(await deleteReply(tx, id));
    const act = { act: 'saved_reply.deleted', subject: subjectOf(reply) } as const;
    await recordOperatorAct(tx, scope, act, deps.clock.now());
  });
}

const subjectOf = ({ id, title }: SavedReplyRow) => ({ id, label: title });

async function withUniqueTitle<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'saved_replies_title_key')) throw new DomainError('saved_reply_title_taken');
    throw error;
  }
}
