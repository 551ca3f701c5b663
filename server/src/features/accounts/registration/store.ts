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

/** What is left to set up for an account, with another plan if one is given; null when there is nothing. */
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

/** Uses it up: of several callers at once, one gets it. */
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

/** Whether an organization is still to be set up for the account with that address; null when there is no account. */
export async function findIncompleteness(queries: Queries, email: string): Promise<boolean | null> {
  const [row] = await queries
    .select({ incomplete: sql<boolean>`${incompleteRegistrations.userId} is not null` })
    .from(users)
    .leftJoin(incompleteRegistrations, eq(incompleteRegistrations.userId, users.id))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row?.incomplete ?? null;
}
