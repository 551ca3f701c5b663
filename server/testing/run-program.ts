import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

// As in launch-application.ts.
const built = process.env['TEST_BUILT_APPLICATION'] === '1';
const program = fileURLToPath(
  new URL(built ? '../dist/chargerota.js' : '../src/chargerota.ts', import.meta.url),
);
const loader = built ? [] : ['--import', import.meta.resolve('tsx')];

export type Ended = { code: number | null; output: string; error: string };

/** Runs `chargerota` to its end, as a process of its own with this environment alone. */
export async function runProgram(args: string[], variables: Record<string, string> = {}): Promise<Ended> {
  const running = spawn(process.execPath, [...loader, program, ...args], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, error, [code]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'exit') as Promise<[number | null]>,
  ]);
  return { code, output, error };
}
