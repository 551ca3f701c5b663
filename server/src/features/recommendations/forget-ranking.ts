import type { Tx } from '../../platform/database/database.ts';
import { deleteRanking } from './ranking-store.ts';

/**
 * Has a person's locations ranked anew when they are asked for next, because their preferences change. The caller holds
 * these until they have changed, so nobody can keep a ranking by the old ones afterwards.
 */
export const forgetRanking = (tx: Tx, userId: string): Promise<void> => deleteRanking(tx, userId);
