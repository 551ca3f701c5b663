import type { IdentityProvider } from '@chargerota/domain';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { userIdentities } from '../tables.ts';

export type IdentityRow = typeof userIdentities.$inferSelect;
/** A provider's account, identified by the provider's own id for it. */
export type IdentityKey = { provider: IdentityProvider; subject: string };

const isIdentity = ({ provider, subject }: IdentityKey) =>
  and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject));
const isOfUser = (userId: string, provider: IdentityProvider) =>
  and(eq(userIdentities.userId, userId), eq(userIdentities.provider, provider));

/** Records a sign-in by the identity; returns the id of the account that it is connected to, or null. */
export async function useIdentity(tx: Tx, key: IdentityKey, now: Date): Promise<string | null> {
  const [row] = await tx
    .update(userIdentities)
    .set({ lastUsedAt: now })
    .where(isIdentity(key))
    .returning({ userId: userIdentities.userId });
  return row?.userId ?? null;
}

/** False if the identity is already connected, or the account already has another one of this provider. */
export async function insertIdentity(tx: Tx, identity: IdentityRow): Promise<boolean> {
  const rows = await tx.insert(userIdentities).values(identity).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function findIdentityOwner(queries: Queries, key: IdentityKey): Promise<string | null> {
  const [row] = await queries
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(isIdentity(key));
  return row?.userId ?? null;
}

/** The identities connected to an account, the first connected first. */
export async function listIdentities(queries: Queries, userId: string): Promise<IdentityRow[]> {
  return queries
    .select()
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .orderBy(asc(userIdentities.createdAt), asc(userIdentities.provider));
}

export async function deleteIdentity(tx: Tx, userId: string, provider: IdentityProvider): Promise<void> {
  await tx.delete(userIdentities).where(isOfUser(userId, provider));
}

/** Deletes the account's identities whose address at the provider is not `email`. */
export async function deleteIdentitiesOfOthers(
  tx: Tx,
  { id, email }: { id: string; email: string },
): Promise<IdentityRow[]> {
  return tx
    .delete(userIdentities)
    .where(and(eq(userIdentities.userId, id), ne(sql`lower(${userIdentities.email})`, email.toLowerCase())))
    .returning();
}
