import { parseArgs } from 'node:util';
import { backup } from './backup.ts';
import { DONE, REFUSED, WRONG_USE, WrongUse, type Command, type Given } from './command.ts';
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
export async function runProgram([name, ...rest]: readonly string[]): Promise<number> {
  if (name !== undefined && ['help', '--help', '-h'].includes(name)) {
    console.log(usage());
    return DONE;
  }
  try {
    const command = find(name);
    return await command.run(parse(command, rest));
  } catch (error) {
    console.error(explain(error));
    if (!(error instanceof WrongUse)) return REFUSED;
    console.error(usage());
    return WRONG_USE;
  }
}

function find(name: string | undefined): Command {
  if (name === undefined) throw new WrongUse('A command is missing.');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new WrongUse(`There is no command ${name}.`);
  return command;
}

/** @throws WrongUse if they are not what the command takes */
function parse({ takes = [], options = {} }: Command, args: readonly string[]): Given {
  const { values, positionals } = parseWords(options, args);
  if (positionals.length < takes.length || positionals.includes(''))
    throw new WrongUse(`${takes.join(' ')} is missing.`);
  const extra = positionals[takes.length];
  if (extra !== undefined) throw new WrongUse(`${extra} is one word too many.`);
  return { values: positionals, options: values };
}

function parseWords(options: NonNullable<Command['options']>, args: readonly string[]) {
  const kinds = Object.entries(options).map(
    ([name, value]) => [name, { type: value ? 'string' : 'boolean' } as const] as const,
  );
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries(kinds), allowPositionals: true });
  } catch (error) {
    throw new WrongUse((error as Error).message, { cause: error });
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
