import type { IdentityProvider } from '@chargerota/domain';
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { ExpiredRows } from '../../../platform/jobs/housekeeping.ts';
import { oauthFlows } from '../tables.ts';

export type OAuthFlowRow = typeof oauthFlows.$inferSelect;
/** A completed OAuth flow whose person is not signed in yet. */
export type PendingRow = OAuthFlowRow & { claims: NonNullable<OAuthFlowRow['claims']> };

export const expiredOAuthFlows: ExpiredRows = {
  table: oauthFlows,
  isOver: (until) => lte(oauthFlows.expiresAt, until),
  keep: 0,
};

export async function insertOAuthFlow(queries: Queries, flow: typeof oauthFlows.$inferInsert): Promise<void> {
  await queries.insert(oauthFlows).values(flow);
}

/** Stores a form posted for this state, the first time only. The caller does not learn whether the flow exists. */
export async function storePostedForm(
  queries: Queries,
  { stateHash, parameters, now }: { stateHash: string; parameters: Record<string, string>; now: Date },
): Promise<void> {
  await queries
    .update(oauthFlows)
    .set({ posted: { parameters } })
    .where(
      and(
        eq(oauthFlows.stateHash, stateHash),
        eq(oauthFlows.provider, 'apple'),
        isNull(oauthFlows.posted),
        isNull(oauthFlows.claims),
        gt(oauthFlows.expiresAt, now),
      ),
    );
}

/** Takes and deletes the OAuth flow of the browser with this cookie, so that only the first return gets it. */
export async function takeOAuthFlow(
  queries: Queries,
  { provider, stateHash, cookieHash }: { provider: IdentityProvider; stateHash: string; cookieHash: string },
): Promise<OAuthFlowRow | null> {
  const [row] = await queries
    .delete(oauthFlows)
    .where(
      and(
        eq(oauthFlows.stateHash, stateHash),
        eq(oauthFlows.cookieHash, cookieHash),
        eq(oauthFlows.provider, provider),
        isNull(oauthFlows.claims),
      ),
    )
    .returning();
  return row ?? null;
}

const isPending = (cookieHash: string, now: Date) =>
  and(eq(oauthFlows.cookieHash, cookieHash), isNotNull(oauthFlows.claims), gt(oauthFlows.expiresAt, now));

export async function findPending(
  queries: Queries,
  cookieHash: string,
  now: Date,
): Promise<PendingRow | null> {
  const [row] = await queries.select().from(oauthFlows).where(isPending(cookieHash, now));
  return (row as PendingRow | undefined) ?? null;
}

/** Uses up a pending identity; only the first caller gets it, all others null. */
export async function takePending(
  tx: Tx,
  { provider, cookieHash, now }: { provider: IdentityProvider; cookieHash: string; now: Date },
): Promise<PendingRow | null> {
  const [row] = await tx
    .delete(oauthFlows)
    .where(and(isPending(cookieHash, now), eq(oauthFlows.provider, provider)))
    .returning();
  return (row as PendingRow | undefined) ?? null;
}

/** Deletes the rows that the cookie identifies: an OAuth flow under way or its pending identity. */
export async function deleteOAuthFlows(queries: Queries, cookieHash: string): Promise<void> {
  await queries.delete(oauthFlows).where(eq(oauthFlows.cookieHash, cookieHash));
}
