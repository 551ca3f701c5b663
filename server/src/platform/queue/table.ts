// What tables that are queues have in common: `leased_until` by the database's clock, which means the same to every
// instance, and `leased_by`.
import { namedQuery, type Queries } from '../database/database.ts';

export const IS_FREE = '(leased_until IS NULL OR leased_until < clock_timestamp())';

type Taken = { organizationId: string | null; id: string; lease: string };

/**
 * Makes the statement by which rows of `table` stay taken. `isKey` joins its rows `t` with those `held`. A row whose
 * outcome is being written needs no lease any more, and waiting for it could end in a deadlock.
 */
export function makeRenewal(table: string, isKey: string) {
  const statement = {
    name: `${table}.renew`,
    text: `
      UPDATE ${table} SET leased_until = clock_timestamp() + $2 * interval '1 millisecond'
      WHERE ctid = ANY (ARRAY(
        SELECT t.ctid FROM ${table} t
        JOIN jsonb_to_recordset($1::jsonb) AS held ("organizationId" uuid, id uuid, lease text)
          ON ${isKey} AND t.leased_by = held.lease
        FOR UPDATE OF t SKIP LOCKED))`,
  };
  return async (queries: Queries, taken: readonly Taken[], leaseMilliseconds: number): Promise<void> => {
    const held = taken.map(({ organizationId, id, lease }) => ({ organizationId, id, lease }));
    await namedQuery(queries, statement, [JSON.stringify(held), leaseMilliseconds]);
  };
}
