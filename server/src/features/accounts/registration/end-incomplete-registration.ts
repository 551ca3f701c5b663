import type { Tx } from '../../../platform/database/database.ts';
import { takeIncompleteRegistration } from './store.ts';

/** With an organization of its own, a registration that could not be set up has nothing left to complete. */
export async function endIncompleteRegistration(tx: Tx, userId: string): Promise<void> {
  await takeIncompleteRegistration(tx, userId);
}
