import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { ExpiredRows } from '../../../platform/jobs/housekeeping.ts';
import { newCookieValue, sidOf } from '../../../platform/sessions/session-cookie.ts';
import { KNOWN_MILLISECONDS } from './browser-cookie.ts';
import { knownBrowsers, users } from '../tables.ts';

export const expiredKnownBrowsers: ExpiredRows = {
  table: knownBrowsers,
  isOver: (until) => lte(knownBrowsers.lastUsedAt, until),
  keep: KNOWN_MILLISECONDS,
};

/** Whether somebody has signed in by password to the account with this address in this browser (decision 0019). */
export async function isKnownBrowser(
  queries: Queries,
  { cookieValue, email, now }: { cookieValue: string; email: string; now: Date },
): Promise<boolean> {
  const [known] = await queries
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(
      and(
        eq(knownBrowsers.cookieHash, sidOf(cookieValue)),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        gt(knownBrowsers.lastUsedAt, new Date(now.getTime() - KNOWN_MILLISECONDS)),
      ),
    );
  return known !== undefined;
}

/** Records a sign-in of the account in this browser. Several accounts may share a browser and its cookie. */
export async function rememberBrowser(
  tx: Tx,
  { userId, cookieValue = newCookieValue(), now }: { userId: string; cookieValue?: string; now: Date },
): Promise<{ browserCookie: string }> {
  await tx
    .insert(knownBrowsers)
    .values({ cookieHash: sidOf(cookieValue), userId, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownBrowsers.cookieHash, knownBrowsers.userId],
      set: { lastUsedAt: now },
    });
  return { browserCookie: cookieValue };
}

/** Forgets all known browsers, since somebody who knew the old password may have used one of them. */
export async function forgetBrowsers(tx: Tx, userId: string): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}
