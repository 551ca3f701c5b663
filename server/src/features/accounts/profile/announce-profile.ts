import type { Tx } from '../../../platform/database/database.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import { listOrganizationIds } from '../store.ts';

/** What others see of a person has changed: the lists of their organizations follow. */
export async function announceProfile(tx: Tx, userId: string): Promise<void> {
  const organizationIds = await listOrganizationIds(tx, userId);
  await emitLiveEvents(
    tx,
    organizationIds.map((organizationId) => ({ topic: 'members', organizationId })),
  );
}
