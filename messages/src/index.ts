import { de } from './de/index.ts';
import { enGB } from './en-GB/index.ts';
import { en, type Messages } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { nl } from './nl/index.ts';
import { currentFormats } from './formats.ts';
import type { Language } from './languages.ts';

export type { Messages };

const ALL: Readonly<Record<Language, Messages>> = { 'en-US': en, 'en-GB': enGB, de, fr, es, nl };

/**
 * What people read, in the language of whoever reads it: that of a request or of a message on the server, that of the page
 * in a browser. Read a message when it is used, never into a constant of a module.
 */
export const m: Messages = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.keys(en).map((set) => [
      set,
      { enumerable: true, get: () => ALL[currentFormats().language][set as keyof Messages] },
    ]),
  ),
) as Messages;
