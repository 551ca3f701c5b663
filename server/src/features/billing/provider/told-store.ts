import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { notifications } from '../../notifications/tables.ts';
import type { BillingNews } from '../../notifications/notify-of-billing.ts';

/** Whether the organization was told exactly this already. Asked under its lock. */
export async function wasTold(
  tx: Tx,
  { organizationId }: TenantScope,
  { kind, params }: BillingNews,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.organizationId, organizationId),
        eq(notifications.type, kind),
        sql`${notifications.params} @> ${JSON.stringify({ about: params.about })}::jsonb`,
        'endsOn' in params
          ? sql`${notifications.params} @> ${JSON.stringify({ endsOn: params.endsOn })}::jsonb`
          : undefined,
      ),
    )
    .limit(1);
  return row !== undefined;
}
