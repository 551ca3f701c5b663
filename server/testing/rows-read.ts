import type { Pool, PoolClient } from 'pg';
import { vi, type MockInstance } from 'vitest';

type Asked = { name?: string; text: string; values: unknown[] };
export type Sent = Asked & {
  /** It was sent to be read in the order of an index (queryInOrder). */
  inOrder: boolean;
};

/** The statements that are sent on connections of `pool` while `ask` runs. */
export async function statementsOf(pool: Pool, ask: () => Promise<unknown>): Promise<Sent[]> {
  const spies = new Set<MockInstance>();
  const follow = (client: PoolClient) => void spies.add(vi.spyOn(client, 'query'));
  pool.on('acquire', follow);
  await ask();
  pool.off('acquire', follow);
  const calls = [...spies].map((spy): unknown[][] => spy.mock.calls);
  spies.forEach((spy) => spy.mockRestore());
  return calls.flatMap((ofConnection) => {
    let inOrder = false;
    return ofConnection.flatMap(([asked, values]) => {
      const sent = asked as Partial<Asked & { statements: Asked[] }>;
      const list = sent.statements ?? [
        { ...sent, text: sent.text ?? '', values: Array.isArray(values) ? values : (sent.values ?? []) },
      ];
      return list.map((each) => {
        if (each.name?.startsWith('sorting.')) inOrder = each.name === 'sorting.off';
        return { ...each, inOrder };
      });
    });
  });
}

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

/** How many rows of `tables` the generic plan fetches in total; a search that finds none counts as one. */
export async function rowsRead(
  pool: Pool,
  { text, values, inOrder }: Sent,
  tables: readonly string[],
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL plan_cache_mode = force_generic_plan');
    if (inOrder) await client.query('SET LOCAL enable_sort = off');
    const explain = { text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values };
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explain);
    return fetched(rows[0]!['QUERY PLAN'][0].Plan, tables);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

function fetched(node: PlanNode, tables: readonly string[]): number {
  const isScan = tables.includes(node['Relation Name'] ?? '') && node['Node Type'].endsWith('Scan');
  const rows = Math.max(1, node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
  const below = node.Plans ?? [];
  return (
    (isScan ? rows * node['Actual Loops'] : 0) + below.reduce((sum, each) => sum + fetched(each, tables), 0)
  );
}
