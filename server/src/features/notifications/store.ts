import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { notifications } from './tables.ts';

export type NewNotice = Omit<typeof notifications.$inferInsert, 'organizationId'>;

/** Adds notices, except one whose reservation, kind, method and time exist already. */
export async function insertNotices(
  tx: Tx,
  { organizationId }: TenantScope,
  notices: readonly NewNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  await tx
    .insert(notifications)
    .values(notices.map((notice) => ({ ...notice, organizationId })))
    .onConflictDoNothing();
}
