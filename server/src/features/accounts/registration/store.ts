import type { PlanName } from '@chargerota/domain';
import { eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { incompleteRegistrations, users } from '../tables.ts';

export type IncompleteRegistration = typeof incompleteRegistrations.$inferSelect;

export async function insertIncompleteRegistration(
  tx: Tx,
  registration: IncompleteRegistration,
): Promise<void> {
  await tx.insert(incompleteRegistrations).values(registration);
}

/** The set-up that an account still needs, with another plan if one is given; null if none is needed. */
export async function chooseIncompleteRegistration(
  queries: Queries,
  userId: string,
  plan: PlanName | undefined,
): Promise<IncompleteRegistration | null> {
  const ofUser = eq(incompleteRegistrations.userId, userId);
  const [row] = plan
    ? await queries.update(incompleteRegistrations).set({ subscriptionPlan: plan }).where(ofUser).returning()
    : await queries.select().from(incompleteRegistrations).where(ofUser);
  return row ?? null;
}

/** Takes the incomplete registration; only one of several concurrent callers gets it. */
export async function takeIncompleteRegistration(
  tx: Tx,
  userId: string,
): Promise<IncompleteRegistration | null> {
  const [row] = await tx
    .delete(incompleteRegistrations)
    .where(eq(incompleteRegistrations.userId, userId))
    .returning();
  return row ?? null;
}

/** Whether anybody has an account. */
export async function hasAccounts(queries: Queries): Promise<boolean> {
  const rows = await queries.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** Whether the account with this address still needs an organization; null if there is no such account. */
export async function isRegistrationIncomplete(queries: Queries, email: string): Promise<boolean | null> {
  const [row] = await queries
    .select({ incomplete: sql<boolean>`${incompleteRegistrations.userId} is not null` })
    .from(users)
    .leftJoin(incompleteRegistrations, eq(incompleteRegistrations.userId, users.id))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row?.incomplete ?? null;
}
