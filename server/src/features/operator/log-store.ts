import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { OperatorScope } from '../../platform/http/scopes.ts';
import { developerAccounts, operatorLogEntries } from './tables.ts';

/** The operator who acts, or the name of what acts without a session. */
export type Actor = Pick<OperatorScope, 'developerId'> | { name: string };

type NewEntry = Omit<typeof operatorLogEntries.$inferInsert, 'id' | 'operatorId' | 'operatorName'>;

export async function insertLogEntry(tx: Tx, actor: Actor, entry: NewEntry): Promise<void> {
  const by =
    'name' in actor
      ? { operatorId: null, operatorName: actor.name }
      : {
          operatorId: actor.developerId,
          operatorName: sql<string>`(SELECT username FROM ${developerAccounts} WHERE id = ${actor.developerId})`,
        };
  await tx.insert(operatorLogEntries).values({ ...entry, ...by });
}
