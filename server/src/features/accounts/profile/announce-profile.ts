import type { Tx } from '../../../platform/database/database.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import { listOrganizationIds } from '../store.ts';

/** Tells the person's organizations to reload their lists after details that others see have changed. */
export async function announceProfile(tx: Tx, userId: string): Promise<void> {
  const organizationIds = await listOrganizationIds(tx, userId);
  await emitLiveEvents(
    tx,
    organizationIds.map((organizationId) => ({ topic: 'members', organizationId })),
  );
}
