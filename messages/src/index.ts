import { de } from './de/index.ts';
import { enGB } from './en-GB/index.ts';
import { en, type Messages } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { nl } from './nl/index.ts';
import { currentFormats } from './formats.ts';
import { isolated } from './isolated.ts';
import type { Language } from './languages.ts';

export type { Messages };

const ALL = isolatedIn<Record<Language, Messages>>({ 'en-US': en, 'en-GB': enGB, de, fr, es, nl });

/** A build of the screens does the same (web/inline-messages.ts). */
function isolatedIn<T extends object>(group: T): T {
  const entries = Object.entries(group).map(([name, message]) => [
    name,
    typeof message === 'function'
      ? isolated(message)
      : typeof message === 'object'
        ? isolatedIn(message)
        : message,
  ]);
  return Object.fromEntries(entries) as T;
}

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
