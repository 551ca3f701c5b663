// `npm run try:deb`: packs the .deb, boots a Debian 12 with its systemd, and installs, uses, upgrades, removes and purges
// it there. Not part of `npm test`, since it needs root and other programs.
import { strict as assert } from 'node:assert';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { whyNotHere } from './lib/containers.mjs';
import { makeDebian } from './lib/image-base.mjs';
import { root } from './lib/steps.mjs';

const why = whyNotHere('systemd-nspawn', 'debootstrap', 'dpkg-deb');
if (why) {
  console.log(`The .deb was not tried: ${why}.`);
  process.exit(0);
}

const MOST_EXPOSED = 2;
const UNIT = '/usr/lib/systemd/system/chargerota.service';
const SETTINGS = '/etc/chargerota/chargerota.env';
const BACKUP = '/var/lib/chargerota/backups/by-hand.backup';

const packed = spawnSync(process.execPath, ['scripts/deb.mjs'], { cwd: root, stdio: 'inherit' });
if (packed.status !== 0) process.exit(packed.status ?? 1);
const archive = readdirSync(join(root, 'dist')).find((name) => name.endsWith('.deb'));

const folder = mkdtempSync(join(tmpdir(), 'chargerota-deb-'));
const debian = join(folder, 'debian');
execFileSync('cp', ['--archive', cleanDebian(), debian]);
cpSync(join(root, 'dist', archive), join(debian, 'root/chargerota.deb'));
const machine = spawn(
  'systemd-nspawn',
  [`--directory=${debian}`, '--boot', '--register=no', '--keep-unit', '--private-network', '--console=pipe'],
  // Where the machine has both kinds of control groups, systemd gets along only with the newer one.
  { stdio: 'ignore', env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' } },
);
try {
  await until(() => /running|degraded/.test(attempt('systemctl', 'is-system-running')));
  await install();
  await use();
  await upgrade();
  removeAndPurge();
} finally {
  process.kill(leader(), 'SIGKILL');
  await once(machine, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

async function install() {
  const startedAt = performance.now();
  inside('dpkg', '--install', '/root/chargerota.deb');
  await ready();
  const megabytes = Math.ceil(readFileSync(join(root, 'dist', archive)).length / 1e6);
  console.log(`${archive}, ${megabytes} MB: ready ${seconds(startedAt)} s after \`dpkg --install\` began.`);
}

async function use() {
  assert.match(inside('curl', '--silent', 'http://127.0.0.1:3000/'), /<title>ChargeRota/);
  const pid = inside('systemctl', 'show', '--property=MainPID', '--value', 'chargerota');
  assert.equal(inside('stat', '--format=%U', `/proc/${pid}`), 'chargerota');
  assert.equal(attempt('systemd-analyze', 'verify', UNIT), '');
  const exposure = /exposure level .*: ([\d.]+)/.exec(
    inside('systemd-analyze', 'security', '--offline=true', UNIT),
  )[1];
  assert.ok(Number(exposure) <= MOST_EXPOSED, `an exposure level of ${exposure}`);
  inside('chargerota', 'doctor');
  console.log(inside('chargerota', 'backup', BACKUP));
  const startedAt = performance.now();
  inside('systemctl', 'stop', 'chargerota');
  console.log(`Exposure level ${exposure}. Stopped after ${seconds(startedAt)} s.`);
  assert.equal(inside('systemctl', 'show', '--property=Result', '--value', 'chargerota'), 'success');
  assert.equal(attempt('pgrep', '--count', 'postgres'), '0');
  inside('systemctl', 'start', 'chargerota');
  await ready();
}

/** The same version once more takes the same way. */
async function upgrade() {
  inside('sed', '--in-place', '$ a OPERATOR_NAME=Mine', SETTINGS);
  inside('dpkg', '--install', '/root/chargerota.deb');
  await ready();
  assert.match(inside('cat', SETTINGS), /^OPERATOR_NAME=Mine$/m);
  assert.equal(inside('stat', '--format=%U:%G %a', SETTINGS), 'root:chargerota 640');
}

function removeAndPurge() {
  inside('dpkg', '--remove', 'chargerota');
  assert.notEqual(attempt('systemctl', 'is-active', 'chargerota'), 'active');
  for (const path of [SETTINGS, '/var/lib/chargerota/postgres']) assert.ok(existsSync(debian + path), path);
  inside('dpkg', '--purge', 'chargerota');
  for (const path of ['/etc/chargerota', '/var/lib/chargerota/postgres', '/usr/lib/chargerota'])
    assert.ok(!existsSync(debian + path), path);
  assert.ok(existsSync(debian + BACKUP));
  console.log(
    'An upgrade keeps the settings, removing them and the data; after a purge only backups are left.',
  );
}

/** Debian with systemd, kept between runs. */
function cleanDebian() {
  const kept = join(root, '.tmp/debian');
  if (existsSync(kept)) return kept;
  mkdirSync(join(root, '.tmp'), { recursive: true });
  const made = `${kept}-${process.pid}`;
  makeDebian(made, 'systemd', 'systemd-sysv', 'dbus', 'procps', 'curl');
  renameSync(made, kept);
  return kept;
}

function inside(...command) {
  return enter(command, 'inherit').stdout.trim();
}

/** What it says on either output, whether it succeeds or not. */
function attempt(...command) {
  const { stdout, stderr } = enter(command, 'pipe', false);
  return `${stdout}${stderr}`.trim();
}

/** The process that is the first one inside. */
function leader() {
  return Number.parseInt(readFileSync(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8'));
}

function enter(command, stderr, mustSucceed = true) {
  const into = [`--target=${leader()}`, '--mount', '--pid', '--net', '--uts', '--ipc', '--root'];
  const env = ['env', '--chdir=/', '--ignore-environment', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin'];
  const ended = spawnSync('nsenter', [...into, ...env, ...command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', stderr],
  });
  if (mustSucceed) assert.equal(ended.status, 0, command.join(' '));
  return ended;
}

async function ready() {
  const ask = ['curl', '--silent', '--output', '/dev/null', '--write-out', '%{http_code}'];
  await until(() => attempt(...ask, 'http://127.0.0.1:3000/readyz') === '200');
}

async function until(isSo) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (isSo()) return;
    await setTimeout(200);
  }
  throw new Error(`It did not happen within a minute: ${isSo}`);
}

function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}
