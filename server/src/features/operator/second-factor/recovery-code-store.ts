import { and, eq, isNull } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { operatorRecoveryCodes } from '../tables.ts';
import { hashRecoveryCode } from './codes.ts';

const unusedOf = (operatorId: string) =>
  and(eq(operatorRecoveryCodes.operatorId, operatorId), isNull(operatorRecoveryCodes.usedAt));

export const countRecoveryCodes = (queries: Queries, operatorId: string): Promise<number> =>
  queries.$count(operatorRecoveryCodes, unusedOf(operatorId));

/** Uses up a code; false if it is not one, or was used, so that only one of two concurrent callers succeeds. */
export async function takeRecoveryCode(
  tx: Tx,
  operatorId: string,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const unused = await tx.select().from(operatorRecoveryCodes).where(unusedOf(operatorId));
  const found = unused.find(({ codeHash, salt }) => hashRecoveryCode(code, salt).codeHash === codeHash);
  if (!found) return false;
  const taken = await tx
    .update(operatorRecoveryCodes)
    .set({ usedAt: now })
    .where(and(unusedOf(operatorId), eq(operatorRecoveryCodes.codeHash, found.codeHash)))
    .returning({ operatorId: operatorRecoveryCodes.operatorId });
  return taken.length === 1;
}

/** Replaces all codes of an operator. */
export async function replaceRecoveryCodes(tx: Tx, operatorId: string, codes: string[]): Promise<void> {
  await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  if (codes.length > 0)
    await tx
      .insert(operatorRecoveryCodes)
      .values(codes.map((code) => ({ operatorId, ...hashRecoveryCode(code) })));
}
