// A network namespace for each node, all on one bridge that this machine is on as well.
import { execFileSync } from 'node:child_process';

const PREFIX = 'crfail-';
const BRIDGE = `${PREFIX}bridge`;
const NETWORK = '10.77.0';
/** From where the application's instances reach the nodes. */
export const SUBNET = `${NETWORK}.0/24`;

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe' });

/** Also removes what a run left behind that was itself killed. */
export function openNetwork() {
  closeNetwork();
  run('ip', 'link', 'add', BRIDGE, 'type', 'bridge');
  run('ip', 'address', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE);
  run('ip', 'link', 'set', BRIDGE, 'up');
}

/** Kills whatever runs in the namespaces, and removes them. */
export function closeNetwork() {
  const names = run('ip', 'netns', 'list').match(/^crfail-\w+/gm) ?? [];
  for (const name of names) {
    killAll(name, 'SIGKILL');
    run('ip', 'netns', 'delete', name);
  }
  const links = run('ip', '-o', 'link').match(/crfail-\w+/g) ?? [];
  for (const link of new Set(links)) tryTo(() => run('ip', 'link', 'delete', link));
}

/** A namespace for a node; `number` is the end of its address. */
export function addNode(name, number) {
  const namespace = PREFIX + name;
  const cable = `${PREFIX}v${number}`;
  run('ip', 'netns', 'add', namespace);
  run('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
  run('ip', 'link', 'set', cable, 'master', BRIDGE, 'up');
  const address = `${NETWORK}.${number}`;
  run('ip', '-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  for (const device of ['lo', 'eth0']) run('ip', '-n', namespace, 'link', 'set', device, 'up');
  return { name, namespace, cable, address };
}

/** Cuts a node off from all others, or connects it again. */
export const setCable = ({ cable }, state) => run('ip', 'link', 'set', cable, state);

/** The processes in a node's namespace. */
export const processesIn = (namespace) =>
  run('ip', 'netns', 'pids', namespace).trim().split('\n').filter(Boolean).map(Number);

/** Sends a signal to each process of a node, the earliest first. */
export function killAll(namespace, signal) {
  for (const pid of processesIn(namespace)) tryTo(() => process.kill(pid, signal));
}

/** What is gone meanwhile is no failure. */
function tryTo(step) {
  try {
    step();
  } catch {
    // It has ended, or went with another.
  }
}
