// oxlint-disable-next-line no-restricted-imports -- a test that reads the sources; no browser runs it
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What stands in the place of each: docs/glossary.md, "Words that screens avoid". */
const AVOIDED: readonly string[] = [
  'an error occurred',
  'e-mail',
  'entries',
  'forbidden',
  'guard',
  'hereby',
  'in order to',
  'judge(?:d|s)?',
  'evaluate(?:d|s)?',
  'kindly',
  'lane',
  'lease',
  'log ?in',
  'made on its clocks',
  'notices',
  'obtain',
  'occupied',
  'oops',
  'prior to',
  'spots?',
  'still told',
  'tenants',
  'trips',
  'unauthorized',
  'utili[sz]e',
  'vacant',
  'via',
  'what you are told',
  'who waits',
  'wishes',
  'you cannot stay',
];

/** Texts that have to stay as they are. */
const FIXED: readonly string[] = [
  // From the specification of the product.
  'Back to Login',
  'Registration is already complete. Please login.',
  // Stored with the reports that chose it.
  'Spot blocked',
  // What is shown in place of a name.
  '${name}: members only see Occupied.',
  'When this is off, the reservations of others are shown only as Occupied.',
];

const AVOIDED_WORD = new RegExp(`\\b(?:${AVOIDED.join('|')})\\b`, 'iu');

const paths = Object.keys(
  import.meta.glob([
    '../{app,features,ui}/**/*.{ts,tsx}',
    '../../../server/src/features/**/*.ts',
    '../../../domain/src/*.ts',
    '../../../contract/src/errors.ts',
    // Agreed to as they are: a new word needs a new version of the terms.
    '!../**/terms-text.ts',
    '!../**/demo/**',
    '!**/*.test.{ts,tsx}',
  ]),
);

const COMMENT = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;
const QUOTED = /(["'`])((?:[^"'`\\\n]|\\.)+)\1/g;
const BETWEEN_TAGS = />([^<>{}]+)</g;
const SQL = /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|WHERE|VALUES)\b/;

/** Sentences and labels: what begins with a capital or a value and has a space. */
function textsIn(source: string): string[] {
  const code = source.replaceAll(COMMENT, '');
  const texts = [
    ...[...code.matchAll(QUOTED)].map(([, , text = '']) => text),
    ...[...code.matchAll(BETWEEN_TAGS)].map(([, text = '']) => text),
  ].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return texts.filter((text) => /^(?:[A-Z]|\$\{).* [a-z]/.test(text) && !SQL.test(text));
}

const withoutValues = (text: string): string => text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…');

test('screens, mails and errors use the words of the glossary', async () => {
  const sources = await Promise.all(paths.map((path) => readFile(new URL(path, import.meta.url), 'utf8')));
  const texts = [...new Set(sources.flatMap(textsIn))].filter((text) => !FIXED.includes(text));
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.filter((text) => AVOIDED_WORD.test(withoutValues(text)))).toEqual([]);
});
