// oxlint-disable-next-line no-restricted-imports -- a test that reads the sources; no browser runs it
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Fixed texts in title case; all others are in sentence case. */
const FIXED: readonly string[] = [
  'Accept Invitation',
  'Add Location',
  'Add Your First Location',
  'Archive Old',
  'Back to Home',
  'Back to Login',
  'Back to Settings',
  'Back to Sign In',
  'Cancel Subscription',
  'Change Type',
  'Check Registration Status',
  'Complete Now',
  'Complete Registration',
  'Complete Registration & Join Organization',
  'Create Organization',
  'Deactivate Account',
  'Existing User - Sign In',
  'Generate Link to Copy',
  'Go Home',
  'Go to Dashboard',
  'New User - Create Account',
  'Open Bug Report',
  'Reactivate Account',
  'Reset Password',
  'Return Home',
  'Return to Home',
  'Send Reset Email',
  'Send Reset Link to Email',
  'Sign In',
  'Sign Out',
  'Submit Registration',
  'Try Another Email',
];

const paths = Object.keys(
  import.meta.glob(['../{app,features}/**/*.{ts,tsx}', '!../**/*.test.ts', '!./demo/**']),
);

/** What stands between a button's tags: text, icons, and expressions with texts. */
const CONTENT =
  /<(Button|ButtonLink)\b(?:"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^{}">])*>(.*?)<\/\1>/gs;
/** What components and words are given for their buttons. */
const GIVEN = /\b(?:\w+Label|action|button|press)(?:=|: )(?:\{\(.*?\) => )?(["'`].*?["'`])/g;

const quotedIn = (source: string): string[] =>
  [...source.matchAll(/(["'`])(.*?)\1/gs)].map(([, , text = '']) => text);

const textsIn = (source: string): string[] => [
  ...[...source.matchAll(CONTENT)].flatMap(([, , content = '']) => [
    ...quotedIn(content),
    content.replaceAll(/\{.*?\}|<.*?>/gs, ''),
  ]),
  ...[...source.matchAll(GIVEN)].flatMap(([, given = '']) => quotedIn(given)),
];

const isSentenceCase = (text: string): boolean =>
  !/ [A-Z][a-z]/.test(text.replaceAll(/ (?:Monday|Undo)\b/g, ''));

test('the texts of buttons are in sentence case, except for the fixed ones', async () => {
  const sources = await Promise.all(paths.map((path) => readFile(new URL(path, import.meta.url), 'utf8')));
  const texts = sources.flatMap(textsIn).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => !FIXED.includes(text) && !isSentenceCase(text))).toEqual([]);
});
