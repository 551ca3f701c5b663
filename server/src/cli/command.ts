import { StartError } from '../platform/start-error.ts';

/** A command of the program `chargerota`. */
export type Command = {
  /** What has to follow its name, in the words of the usage: `FILE`. */
  takes?: readonly string[];
  /** Its options, each with what follows it: `passphrase-file` and `FILE`, or '' if nothing does. */
  options?: Readonly<Record<string, string>>;
  /** What it does, for the usage. */
  does: string;
  /** Resolves to the exit code. Whatever it throws is told on standard error; it ends with 2 for a WrongUse, otherwise with 1. */
  run: (given: Given) => Promise<number>;
};

export type Given = {
  values: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
};

export const DONE = 0;
export const REFUSED = 1;
export const WRONG_USE = 2;

/** Words of a command that it does not understand. */
export class WrongUse extends StartError {
  override name = 'WrongUse';
}
