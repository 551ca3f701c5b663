import { escapeLiteral, type Pool, type PoolClient } from 'pg';
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

/**
 * How many rows of `tables` a statement fetches in total; a search that finds none counts as one. One with a name has the
 * plan for any values that it gets after five executions; EXPLAIN of a text with values would show the plan for these.
 */
export async function rowsRead(
  pool: Pool,
  { name, text, values, inOrder }: Sent,
  tables: readonly string[],
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL plan_cache_mode = force_${name ? 'generic' : 'custom'}_plan`);
    if (inOrder) await client.query('SET LOCAL enable_sort = off');
    await client.query(`PREPARE explained AS ${text}`);
    const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE explained${given}`,
    );
    await client.query('DEALLOCATE explained');
    return fetched(rows[0]!['QUERY PLAN'][0].Plan, tables);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  return escapeLiteral(
    Array.isArray(value) ? `{${value.map((each) => `"${asText(each)}"`).join(',')}}` : asText(value),
  );
}
const asText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

function fetched(node: PlanNode, tables: readonly string[]): number {
  const isScan = tables.includes(node['Relation Name'] ?? '') && node['Node Type'].endsWith('Scan');
  const rows = Math.max(1, node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
  const below = node.Plans ?? [];
  return (
    (isScan ? rows * node['Actual Loops'] : 0) + below.reduce((sum, each) => sum + fetched(each, tables), 0)
  );
}
