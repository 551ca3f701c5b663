// oxlint-disable-next-line no-restricted-imports -- a test that reads the sources; no browser runs it
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const paths = Object.keys(import.meta.glob(['../{app,features,ui}/**/*.tsx']));
const sources = await Promise.all(
  paths.map(async (path) => ({
    file: new URL(path, import.meta.url).pathname.replace(/^.*\/web\/src\//, ''),
    text: await readFile(new URL(path, import.meta.url), 'utf8'),
  })),
);
const filesWith = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).sort();

test('what is asked before an act is asked in one way, which stays until it is done', () => {
  // These are no questions before an act: each has to be answered, or read, before anything goes on.
  expect(filesWith(/^\s+question$/m)).toEqual([
    'features/accounts/sign-in/sign-in-again.tsx',
    'features/billing/screens/payment/sandbox-form.tsx',
    'features/displays/screens/links/make-display-dialog.tsx',
    'ui/dialog.tsx',
  ]);
  // It takes a promise, so that it knows whether it was done. An act that only starts a call is always "done".
  expect(filesWith(/\bact=\{(?:async )?\([^)]*\) =>[^}]*\.mutate\(/)).toEqual([]);
  expect(filesWith(/window\.confirm\(/)).toEqual([]);
});

test('no dialog closes when a call has ended, whether or not it was done', () => {
  // Where the focus goes, a bank’s answer that is used once, and a list that is read again.
  expect(filesWith(/\bonSettled:/)).toEqual([
    'features/accounts/passwords/forgot-password.tsx',
    'features/billing/screens/payment/setup.tsx',
    'features/notifications/screens/list/offer-answers.tsx',
    'features/reservations/actions/use-reservation-actions.tsx',
  ]);
});
