import { and, eq, isNull } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { developerRecoveryCodes } from '../tables.ts';
import { hashRecoveryCode } from './codes.ts';

const unusedOf = (developerId: string) =>
  and(eq(developerRecoveryCodes.developerId, developerId), isNull(developerRecoveryCodes.usedAt));

export const countRecoveryCodes = (queries: Queries, developerId: string): Promise<number> =>
  queries.$count(developerRecoveryCodes, unusedOf(developerId));

/** Uses up a code; false if it is not one, or was used, so that only one of two concurrent callers succeeds. */
export async function takeRecoveryCode(
  tx: Tx,
  developerId: string,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const unused = await tx.select().from(developerRecoveryCodes).where(unusedOf(developerId));
  const found = unused.find(({ codeHash, salt }) => hashRecoveryCode(code, salt).codeHash === codeHash);
  if (!found) return false;
  const taken = await tx
    .update(developerRecoveryCodes)
    .set({ usedAt: now })
    .where(and(unusedOf(developerId), eq(developerRecoveryCodes.codeHash, found.codeHash)))
    .returning({ developerId: developerRecoveryCodes.developerId });
  return taken.length === 1;
}

/** Replaces all codes of an operator. */
export async function replaceRecoveryCodes(tx: Tx, developerId: string, codes: string[]): Promise<void> {
  await tx.delete(developerRecoveryCodes).where(eq(developerRecoveryCodes.developerId, developerId));
  if (codes.length > 0)
    await tx
      .insert(developerRecoveryCodes)
      .values(codes.map((code) => ({ developerId, ...hashRecoveryCode(code) })));
}
