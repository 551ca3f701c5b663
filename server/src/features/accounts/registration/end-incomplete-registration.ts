import type { Tx } from '../../../platform/database/database.ts';
import { takeIncompleteRegistration } from './store.ts';

/** An incomplete registration ends when its owner gets an organization in another way. */
export async function endIncompleteRegistration(tx: Tx, userId: string): Promise<void> {
  await takeIncompleteRegistration(tx, userId);
}
