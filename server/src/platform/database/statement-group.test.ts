import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { sendTogether, type Parameter } from './statement-group.ts';

let database: TestDatabase;
let client: PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());
beforeEach(async () => {
  client = await database.pool.connect();
});
afterEach(() => client.release(true));

const statement = (name: string, text: string, ...values: Parameter[]) => ({ name, text, values });
const divide = (by: number) => statement('divide', 'SELECT 12 / $1::int AS quotient', by);
const count = (last: number) => statement('count', 'SELECT n FROM generate_series(1, $1::int) AS n', last);

test('statements sent together are answered in their order, each time with the values of that time', async () => {
  expect(await sendTogether(client, [divide(3), count(2)])).toEqual([
    [{ quotient: 4 }],
    [{ n: 1 }, { n: 2 }],
  ]);
  expect(await sendTogether(client, [count(0), divide(6), divide(2)])).toEqual([
    [],
    [{ quotient: 2 }],
    [{ quotient: 6 }],
  ]);
});

test('the first failure is the answer; what stands behind it is not run, and all can be sent again', async () => {
  const create = statement('create', 'CREATE TEMPORARY TABLE marks (mark int)');
  const mark = statement('mark', 'INSERT INTO marks VALUES (1) RETURNING mark');
  const marks = statement('marks', 'SELECT count(*)::int AS marks FROM marks');
  await sendTogether(client, [create]);
  await expect(sendTogether(client, [count(1), divide(0), mark])).rejects.toMatchObject({ code: '22012' });
  expect(await sendTogether(client, [marks, divide(1), mark])).toEqual([
    [{ marks: 0 }],
    [{ quotient: 12 }],
    [{ mark: 1 }],
  ]);
});

test('a statement may be sent alone by the driver, too, before and after', async () => {
  const alone = (query: ReturnType<typeof statement>) => client.query(query).then(({ rows }) => rows);
  expect(await alone(divide(4))).toEqual([{ quotient: 3 }]);
  expect(await sendTogether(client, [divide(1), count(1)])).toEqual([[{ quotient: 12 }], [{ n: 1 }]]);
  expect(await alone(count(1))).toEqual([{ n: 1 }]);
});

test('values arrive as they are', async () => {
  const instant = new Date('2026-11-20T14:00:00.123Z');
  const echo = statement(
    'echo',
    `SELECT $1::text AS text, $2::timestamptz AS instant, $3::text[] AS list, $4::boolean AS flag, $5::uuid AS nothing,
       $6::date AS day, $7::bigint AS big`,
    `O'Neill "\\ 王`,
    instant,
    ['plain', 'a,b', 'quo"te', 'back\\slash', '', 'NULL'],
    true,
    null,
    '2026-03-08',
    '9007199254740993',
  );
  const [[row] = []] = await sendTogether(client, [echo]);
  expect(row).toEqual({
    text: `O'Neill "\\ 王`,
    instant,
    list: ['plain', 'a,b', 'quo"te', 'back\\slash', '', 'NULL'],
    flag: true,
    nothing: null,
    day: '2026-03-08',
    big: 9007199254740993n,
  });
});

test('who waits for a connection that is lost is told', async () => {
  const end = statement('end', 'SELECT pg_terminate_backend(pg_backend_pid())');
  client.on('error', () => {});
  await expect(sendTogether(client, [end, count(1)])).rejects.toThrow();
});
