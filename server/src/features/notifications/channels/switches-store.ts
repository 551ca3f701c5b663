import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { pushSubscriptions } from '../tables.ts';

/** Which methods a person has switched on, whether they work or not. */
export async function findSwitches(queries: Queries, userId: string) {
  const [row] = await queries
    .select({
      address: users.email,
      email: users.emailNotifications,
      sms: users.smsNotifications,
      push: sql<boolean>`exists (select from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${users.id})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error('a scope without its account');
  return row;
}
