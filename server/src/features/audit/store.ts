import type { Tx } from '../../platform/database/database.ts';
import { auditEntries } from './tables.ts';

export async function insertEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
