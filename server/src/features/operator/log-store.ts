import { OPERATOR_ACTS, operatorActsOf, type OperatorLogTopic } from '@chargerota/domain';
import { and, desc, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import { mentions } from '../../platform/database/text.ts';
import type { OperatorScope } from '../../platform/http/scopes.ts';
import { operators, operatorLogEntries } from './tables.ts';

/** The operator who acts, or the name of what acts without a session. */
export type Actor = Pick<OperatorScope, 'operatorId'> | { name: string };

type NewEntry = Omit<typeof operatorLogEntries.$inferInsert, 'id' | 'operatorId' | 'operatorName'>;

export async function insertLogEntry(tx: Tx, actor: Actor, entry: NewEntry): Promise<void> {
  const by =
    'name' in actor
      ? { operatorId: null, operatorName: actor.name }
      : {
          operatorId: actor.operatorId,
          operatorName: sql<string>`(SELECT username FROM ${operators} WHERE id = ${actor.operatorId})`,
        };
  await tx.insert(operatorLogEntries).values({ ...entry, ...by });
}

export type LogFilter = { topic?: OperatorLogTopic | undefined; search?: string | undefined };
export type LogRow = typeof operatorLogEntries.$inferSelect;

function matching({ topic, search }: LogFilter): SQL | undefined {
  return and(
    // A newer version running beside this one may write acts that this one does not know.
    inArray(operatorLogEntries.act, topic ? operatorActsOf(topic) : OPERATOR_ACTS),
    search
      ? or(
          mentions(operatorLogEntries.subjectLabel, search),
          mentions(operatorLogEntries.operatorName, search),
          mentions(sql`${operatorLogEntries.facts} ->> 'email'`, search),
        )
      : undefined,
  );
}

/** Newest first. */
export const listLogEntries = (
  queries: Queries,
  filter: LogFilter,
  place: { limit: number; offset: number },
): Promise<LogRow[]> =>
  queries
    .select()
    .from(operatorLogEntries)
    .where(matching(filter))
    .orderBy(desc(operatorLogEntries.at), desc(operatorLogEntries.id))
    .limit(place.limit)
    .offset(place.offset);

export const countLogEntries = (queries: Queries, filter: LogFilter): Promise<number> =>
  queries.$count(operatorLogEntries, matching(filter));
