import { parseArgs } from 'node:util';
import { backup } from './backup.ts';
import { DONE, REFUSED, WRONG_USE, type Command, type Given } from './command.ts';
import { demo } from './demo.ts';
import { doctor } from './doctor/doctor.ts';
import { explain } from './explain.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';
import { start } from './start.ts';
import { version } from './version.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  start,
  demo,
  migrate,
  backup,
  restore,
  doctor,
  version,
};

/** Runs the command that the arguments name; resolves to the exit code: 0 done, 1 refused, 2 wrong use. */
export async function runProgram([name = '', ...rest]: readonly string[]): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    console.log(usage());
    return DONE;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const given = command && parse(command, rest);
  if (!given) {
    console.error(usage());
    return WRONG_USE;
  }
  try {
    return await command.run(given);
  } catch (error) {
    console.error(explain(error));
    return REFUSED;
  }
}

/** Undefined if they are not what the command takes. */
function parse({ takes = [], options = {} }: Command, args: readonly string[]): Given | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(
        Object.entries(options).map(([name, value]) => [
          name,
          { type: value ? 'string' : 'boolean' } as const,
        ]),
      ),
      allowPositionals: true,
    });
    if (positionals.length !== takes.length || positionals.includes('')) return undefined;
    return { values: positionals, options: values };
  } catch {
    return undefined;
  }
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { takes = [], options = {}, does }]) => {
    const optional = Object.entries(options).map(
      ([option, value]) => `[${`--${option} ${value}`.trimEnd()}]`,
    );
    return [[name, ...takes, ...optional].join(' '), does] as const;
  });
  const width = Math.max(...lines.map(([words]) => words.length));
  return [
    'Usage: chargerota COMMAND',
    ...lines.map(([words, does]) => `  ${words.padEnd(width)}  ${does}`),
    'All take their settings from the environment, as README.md describes them.',
  ].join('\n');
}
