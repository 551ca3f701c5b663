// `npm run bench:hostile [operations] [seed]`: members book, move and cancel at the same time over two instances, while
// administrators close, move and suspend. Ends with an error if anything happened that must never happen.
import { SESSION_COOKIE } from '../../server/src/platform/sessions/session-cookie.ts';
import { brokenRules, countDeadlocks } from '../../server/testing/hostile/check.ts';
import type { HostileAnswer, Send } from '../../server/testing/hostile/ask.ts';
import { storm } from '../../server/testing/hostile/storm.ts';
import { HOSTILE_START, makeHostileWorld } from '../../server/testing/hostile/world.ts';
import { openHttpClient } from './http-client.ts';
import { openStage } from './stage.ts';

const NEXT_SESSION = new RegExp(`^${SESSION_COOKIE}=([^;]+)`);

const operations = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
console.log(`${operations.toLocaleString('en')} operations of 60 members over two instances, seed ${seed}`);

const stage = await openStage();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stage.close().finally(() => process.exit(1)));
}
try {
  const database = await stage.createDatabase();
  // Starts shortly before a full hour, so that members can confirm arrival for reservations of that hour early in the
  // run.
  const start = new Date(new Date(HOSTILE_START).getTime() + 9.75 * 60_000);
  const bench = { database, clock: { now: () => start } };
  const world = await makeHostileWorld(bench, { members: 60, administrators: 6, seed });
  const environment = { CLOCK_START: start.toISOString() };
  const instances = await Promise.all([1, 2].map(() => stage.startApplication(database, environment)));
  const clients = instances.map(openHttpClient);
  let turn = 0;
  const send: Send = async ({ method, path, body }, cookie) => {
    const client = clients[(turn += 1) % clients.length]!;
    const answer = await client.call(method, path, `${SESSION_COOKIE}=${cookie}`, body);
    const renewed = answer.setCookie.map((line) => NEXT_SESSION.exec(line)?.[1]).find(Boolean);
    return { status: answer.status, body: JSON.parse(answer.body) as HostileAnswer['body'], cookie: renewed };
  };

  const startedAt = performance.now();
  const { counts, faults } = await storm(world, send, { operations, tabs: 2 });
  const seconds = (performance.now() - startedAt) / 1000;
  clients.forEach((client) => client.close());
  // PostgreSQL counts what happened on a connection at the latest when it ends.
  await stage.stopApplications();

  for (const [name, count] of [...counts].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`${name.padEnd(24)} ${count}`);
  const deadlocks = await countDeadlocks(database.pool);
  faults.push(...(await brokenRules(database.pool, world)));
  if (deadlocks > 0) faults.push(`PostgreSQL ended ${deadlocks} deadlocks`);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${total} requests in ${Math.round(seconds)} s; ${deadlocks} deadlocks, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`FAULT: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await stage.close();
}
