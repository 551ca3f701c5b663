// Podman for trying out the image: with a store of its own, and also where the machine is itself confined, as a container
// in CI may be.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const UNIFIED = '/sys/fs/cgroup/unified';

/** Its settings: what is left out is what needs more rights than root has on a confined machine. */
const CONFIGURATION = `
[containers]
cgroups = "disabled"
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
log_driver = "k8s-file"
netns = "host"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "crun"
`;

/** Why something that needs root and these programs cannot be tried here; undefined if it can. */
export function whyNotHere(...programs) {
  if (process.platform !== 'linux' || process.getuid() !== 0) return 'it needs root on Linux';
  const missing = programs.filter((name) => !isInstalled(name));
  return missing.length > 0 ? `it needs ${missing.join(', ')} (Debian: apt-get install)` : undefined;
}

/**
 * Starts this script again where mounts are its own, if it must hide something from Podman: crun refuses a machine with
 * both kinds of control groups, though it is told to use none.
 */
export function hideControlGroups() {
  if (!existsSync(UNIFIED)) return;
  if (process.env.CHARGEROTA_OWN_MOUNTS) {
    execFileSync('umount', [UNIFIED]);
    return;
  }
  const { status } = spawnSync('unshare', ['--mount', process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, CHARGEROTA_OWN_MOUNTS: '1' },
  });
  process.exit(status ?? 1);
}

/** Podman with its store in `folder`; `arguments` are for whoever starts it in another way than by `podman(…)`. */
export function openPodman(folder) {
  const configuration = join(folder, 'containers.conf');
  writeFileSync(configuration, CONFIGURATION);
  process.env.CONTAINERS_CONF = configuration;
  const store = [`--root=${join(folder, 'store')}`, `--runroot=${join(folder, 'run')}`];
  return {
    arguments: store,
    podman: (...args) => execFileSync('podman', [...store, ...args], { encoding: 'utf8' }).trim(),
  };
}

const isInstalled = (name) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0;
