import type { OperatorAct } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { insertLogEntry, type Actor } from './log-store.ts';

type OperatorActRecord = {
  act: OperatorAct;
  /** What it was done to, with the name by which people know it; null where there is nothing. */
  subject: { id: string | null; label: string } | null;
  /** What changed, such as the status before and after. Never a secret: the log is kept for ever. */
  facts?: Record<string, string | number | boolean | null>;
};

/** Records what an operator does in the transaction that does it. */
export async function recordOperatorAct(
  tx: Tx,
  actor: Actor,
  { act, subject, facts = {} }: OperatorActRecord,
  now: Date,
): Promise<void> {
  await insertLogEntry(tx, actor, {
    at: now,
    act,
    subjectId: subject?.id ?? null,
    subjectLabel: subject?.label ?? null,
    facts,
  });
}
