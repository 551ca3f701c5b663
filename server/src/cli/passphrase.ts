import { readFileSync } from 'node:fs';
import { StartError } from '../platform/start-error.ts';
import { systemReason } from '../platform/system-reason.ts';
import type { Command, Given } from './command.ts';

export const PASSPHRASE_OPTION = { 'passphrase-file': 'FILE' } satisfies Command['options'];

/** A file, since everybody on a computer sees the words of a command. */
export function readPassphrase({ options }: Given): string | undefined {
  const file = options['passphrase-file'];
  if (typeof file !== 'string') return undefined;
  let passphrase: string;
  try {
    passphrase = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartError(`${file} cannot be read (${systemReason(error)}).`, { cause: error });
  }
  if (passphrase === '') throw new StartError(`${file} holds no passphrase.`);
  return passphrase;
}
