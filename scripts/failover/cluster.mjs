// Three PostgreSQL under Patroni, with one etcd: what is tried is the loss of a database node, not that of etcd, of which a
// company runs three.
import { spawn } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgresPrograms, unprivilegedAccount } from '../lib/separate-postgres.mjs';
import { addNode, closeNetwork, openNetwork, SUBNET } from './network.mjs';

/** Seconds until a leader that is not heard of is replaced: the shortest that Patroni allows. */
export const TTL = 20;
const SCOPE = 'chargerota';

/** @param isStrict whether each commit waits for a standby (synchronous_mode_strict) */
export async function startCluster({ isStrict }) {
  openNetwork();
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'chargerota-failover-'));
  chownSync(folder, account.uid, account.gid);
  const etcd = addNode('etcd', 10);
  const nodes = [1, 2, 3].map((number) => addNode(`node${number}`, 10 + number));
  const log = openSync(join(folder, 'log'), 'a');

  /** Runs a program in a node's namespace, as an account that PostgreSQL accepts. */
  const startIn = (node, ...command) => {
    const asAccount = ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
    const args = ['netns', 'exec', node.namespace, ...asAccount, ...command];
    const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' };
    return spawn('ip', args, { cwd: folder, env, stdio: ['ignore', log, log] });
  };

  const client = `http://${etcd.address}:2379`;
  startIn(
    etcd,
    'etcd',
    '--data-dir',
    join(folder, 'etcd'),
    '--listen-client-urls',
    client,
    '--advertise-client-urls',
    client,
  );
  for (const node of nodes) {
    node.folder = join(folder, node.name);
    mkdirSync(node.folder);
    chownSync(node.folder, account.uid, account.gid);
    writeFileSync(`${node.folder}.yml`, JSON.stringify(settingsOf(node, { etcd, isStrict }), null, 2));
  }
  const cluster = {
    nodes,
    folder,
    addresses: nodes.map(({ address }) => `${address}:5432`).join(','),
    /** Starts a node, or starts it again. */
    start: (node) => startIn(node, 'patroni', `${node.folder}.yml`),
    note: (line) => appendFileSync(join(folder, 'log'), `### ${line}\n`),
    /** The node that leads, once one does. */
    leader: async () => {
      for (;;) {
        const { leader } = await stateOf(nodes);
        if (leader) return nodes.find(({ name }) => name === leader);
        await pause(500);
      }
    },
    /** Resolves once all nodes run and follow one of them. */
    whole: () => untilWhole(nodes, isStrict),
    /** @param hasFailed keeps the logs */
    stop: (hasFailed) => {
      closeNetwork();
      if (!hasFailed) rmSync(folder, { recursive: true, force: true });
    },
  };
  for (const node of nodes) cluster.start(node);
  await cluster.whole();
  return cluster;
}

const settingsOf = ({ name, address, folder }, { etcd, isStrict }) => ({
  scope: SCOPE,
  name,
  restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
  etcd3: { host: `${etcd.address}:2379` },
  bootstrap: {
    dcs: {
      ttl: TTL,
      loop_wait: 5,
      // loop_wait + 2 * retry_timeout must not exceed ttl.
      retry_timeout: 5,
      ...(isStrict && { synchronous_mode: true, synchronous_mode_strict: true, synchronous_node_count: 1 }),
      postgresql: { use_pg_rewind: true },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { auth: 'trust' }],
  },
  postgresql: {
    listen: `${address}:5432`,
    connect_address: `${address}:5432`,
    data_dir: join(folder, 'data'),
    bin_dir: findPostgresPrograms(),
    // Reachable from this machine alone.
    pg_hba: ['local all all trust', `host all all ${SUBNET} trust`, `host replication all ${SUBNET} trust`],
    authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
    parameters: { unix_socket_directories: folder, wal_retrieve_retry_interval: '500ms' },
    // A node that gets its data anew does not wait for the leader's next checkpoint.
    basebackup: [{ checkpoint: 'fast' }],
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
  },
});

/** What the nodes that answer say of the cluster. */
async function stateOf(nodes) {
  const answers = nodes.map(async ({ address }) => {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) throw new Error(`${address} does not know`);
    return (await answer.json()).members;
  });
  const members = await Promise.any(answers).catch(() => []);
  return { members, leader: members.find(({ role }) => role === 'leader')?.name };
}

/** A node that does not follow by then gets its data anew, as an operator would have it do. */
const FOLLOWS_WITHIN_MS = 60_000;
const WHOLE_WITHIN_MS = 600_000;

async function untilWhole(nodes, isStrict) {
  const startedAt = Date.now();
  const renewed = new Set();
  for (;;) {
    const { members, leader } = await stateOf(nodes);
    const timeline = members.find(({ name }) => name === leader)?.timeline;
    const following = members.filter(
      (node) => /running|streaming/.test(node.state) && node.timeline === timeline,
    );
    const hasStandby = !isStrict || following.some(({ role }) => role === 'sync_standby');
    if (leader && following.length === nodes.length && hasStandby) return;
    if (Date.now() - startedAt > WHOLE_WITHIN_MS)
      throw new Error(`the cluster is not whole: ${JSON.stringify(members)}`);
    const late = leader && Date.now() - startedAt > FOLLOWS_WITHIN_MS ? members : [];
    for (const node of late.filter((member) => !following.includes(member) && !renewed.has(member.name))) {
      renewed.add(node.name);
      console.log(`${node.name} does not follow and gets its data anew`);
      await fetch(`http://${node.host}:8008/reinitialize`, { method: 'POST', body: '{"force":true}' });
    }
    await pause(500);
  }
}
