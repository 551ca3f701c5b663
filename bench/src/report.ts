import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** One measured figure: the printed summary, and every number behind it. */
export type Figure = {
  name: string;
  /** One line for people; begins with the ratio, because only ratios of one run can be compared. */
  summary: string;
  values: Record<string, number>;
  /** The target for this figure, if there is one, and whether it is met. */
  aim?: { text: string; met: boolean };
  /** Results that must never occur, whatever the machine; any of them fails the run. */
  faults?: string[];
};

export function printFigure({ name, summary, aim, faults = [] }: Figure): void {
  const verdict = aim ? ` [aim ${aim.text}: ${aim.met ? 'met' : 'MISSED'}]` : '';
  console.log(`${name.padEnd(34)} ${summary}${verdict}`);
  for (const fault of faults) console.log(`${''.padEnd(34)} FAULT: ${fault}`);
}

/** The average number of processes that wanted a core in the last minute; 0 if the system doesn't count them. */
export const machineLoad = () => round(loadavg()[0] ?? 0, 1);

/**
 * A warning if other programs use the machine, because a request needs the processor more often than a bare transaction
 * does.
 */
export function busyMachine(load: number): string | null {
  const cores = availableParallelism();
  return load > cores / 2
    ? `The machine was busy before (load ${load} on ${cores} cores): rates suffer.`
    : null;
}

/** Writes bench/reports/<time>.json, and says where. */
export async function writeReport(
  size: string,
  figures: Figure[],
  seconds: number,
  loadBefore: number,
): Promise<string> {
  const takenAt = new Date().toISOString();
  const name = `${takenAt.replaceAll(':', '-').slice(0, 19)}-${size}.json`;
  const folder = join(import.meta.dirname, '../reports');
  const machine = {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    loadBefore,
  };
  await mkdir(folder, { recursive: true });
  const report = { takenAt, commit: commit(), size, seconds: Math.round(seconds), machine, figures };
  await writeFile(join(folder, name), `${JSON.stringify(report, null, 2)}\n`);
  return `bench/reports/${name}`;
}

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

export const round = (value: number, digits = 0) => Number(value.toFixed(digits));
