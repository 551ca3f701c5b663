// `npm run soak:failover`: two instances on three PostgreSQL nodes under Patroni, bookings over both, and every minute
// something happens to the node that leads. Fails if an acknowledged booking is lost, two overlap, or nothing succeeds for
// longer than Patroni's ttl and five seconds. `-- --minutes N` (60), `-- --async`: what is lost when commits do not wait for
// a standby is only counted.
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { findPostgresPrograms } from './lib/separate-postgres.mjs';
import { root } from './lib/steps.mjs';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, async: { type: 'boolean', default: false } },
});
/** A node that harm was done to stays so for longer than it leads without being heard of. */
const HARM_MS = 30_000;

const missing = ['patroni', 'etcd', 'ip', 'setpriv'].filter(
  (name) => spawnSync('which', [name]).status !== 0,
);
if (missing.length > 0 || !findPostgresPrograms() || process.getuid?.() !== 0) {
  console.log(
    'Skipped: soak:failover needs root on Linux and Debian’s packages patroni, etcd-server, iproute2 and postgresql.',
  );
  process.exit(0);
}
ensureInstalled();
if (spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' }).status !== 0)
  process.exit(1);

const { startCluster, TTL } = await import('./failover/cluster.mjs');
const { closeNetwork } = await import('./failover/network.mjs');
const { FAULTS } = await import('./failover/faults.mjs');
const { startInstance } = await import('./failover/instance.mjs');
const { startBooking } = await import('./failover/driver.mjs');
const { inspect, longestGap, tableOf } = await import('./failover/report.mjs');

const undo = [];
async function stop() {
  for (const step of undo.splice(0).toReversed()) await step(failed);
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stop().then(() => process.exit(1)));

let failed = true;
try {
  failed = await soak();
} finally {
  await stop();
}
process.exit(failed ? 1 : 0);

async function soak() {
  // Also if the cluster does not come up.
  undo.push(closeNetwork);
  const cluster = await startCluster({ isStrict: !values.async });
  undo.push(cluster.stop);
  console.log(`The cluster is in ${cluster.folder}, which is kept if this fails.`);
  const url = `postgresql://postgres@${cluster.addresses}/postgres?target_session_attrs=read-write`;
  const instances = [];
  for (let number = 0; number < 2; number++) {
    const instance = await startInstance(url, cluster.folder);
    undo.push(instance.stop);
    instances.push(instance.url);
  }
  const booking = startBooking(instances);
  const rounds = [];
  const until = Date.now() + Number(values.minutes) * 60_000;
  while (Date.now() < until)
    rounds.push(await oneMinute(cluster, FAULTS[rounds.length % FAULTS.length], booking.seen));
  await booking.stop();
  const { seen } = booking;
  const found = await inspect(`postgresql://postgres@${(await cluster.leader()).address}/postgres`, seen);
  const longest = Math.max(...rounds.map(({ gap }) => gap));
  console.table(tableOf(rounds));
  console.table({
    'bookings acknowledged': seen.acknowledged.size,
    'of these lost': found.lost,
    'bookings that nobody was told of': found.untold,
    overlaps: found.overlaps,
    'hours that none or both of two got': seen.wrong.length,
    'requests without an answer, asked again': seen.unanswered,
    'answered by what was stored': seen.replays,
    [`longest time without a success (s; at most ${TTL + 5})`]: longest,
  });
  for (const line of seen.wrong.slice(0, 10)) console.log(line);
  const wrong = values.async ? 0 : found.lost + found.untold + seen.wrong.length;
  return found.overlaps + wrong > 0 || longest > TTL + 5;
}

/** Harms the leader, mends it, and waits until the cluster is whole again, a minute at least. */
async function oneMinute(cluster, { name, harm }, { successes }) {
  const startedAt = Date.now();
  const leader = await cluster.leader();
  cluster.note(`${name}: ${leader.name}`);
  const mend = await harm(cluster, leader);
  await pause(HARM_MS);
  await mend?.();
  await cluster.whole();
  const now = await cluster.leader();
  await pause(Math.max(0, startedAt + 60_000 - Date.now()));
  const gap = longestGap(successes, startedAt, Date.now());
  console.log(`${name}: ${leader.name}, then ${now.name}; ${gap.toFixed(1)} s without a success`);
  return { name, gap };
}
