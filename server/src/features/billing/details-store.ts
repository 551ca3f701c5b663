import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { subscriptions } from './tables.ts';

type Changes = Partial<
  Pick<
    typeof subscriptions.$inferInsert,
    'billingName' | 'billingAddress' | 'taxNumber' | 'billingEmail' | 'updatedAt'
  >
>;

export async function updateDetails(
  tx: Tx,
  { organizationId }: TenantScope,
  changes: Changes,
): Promise<void> {
  await tx.update(subscriptions).set(changes).where(eq(subscriptions.organizationId, organizationId));
}
