import { expect, test } from 'vitest';
import { readSet } from '../../scripts/lib/message-files.mjs';
import { formatsOf, writeIn } from './formats.ts';
import { m } from './index.ts';
import { LANGUAGES, languageOf, languagesOfHeader } from './languages.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, fr-CA;q=0.9', 'fr'],
  ['en', 'en-US'],
  ['en-CA', 'en-US'],
  ['en-IE, de;q=0.9', 'en-GB'],
  ['en-GB', 'en-GB'],
  ['xx-YY, nl;q=0.4', 'nl'],
  ['es;q=0, de;q=0.1', 'de'],
  ['xx, yy', null],
  ['', null],
  ['*', null],
])('a browser that asks for “%s” gets %s', (header, language) => {
  expect(languageOf(languagesOfHeader(header))).toBe(language);
});

test.each(LANGUAGES)('a browser that asks for %s gets it', (language) => {
  expect(languageOf([language])).toBe(language);
});

test.each(LANGUAGES)('a message is in %s for whoever reads it', (language) => {
  const { messages } = readSet(language === 'en-US' ? 'en' : language, 'app/common.ts');
  const texts = messages.filter(({ kind }) => kind === 'text');
  const words = writeIn(formatsOf({ language, region: null, clock: 'region' }), () => m.common);
  expect(words).toMatchObject(Object.fromEntries(texts.map(({ path: [, key], text }) => [key, text])));
});

test('the region’s formats go with any language; without a choice they are the language’s', () => {
  const chargers = (choices: Parameters<typeof formatsOf>[0]) =>
    writeIn(formatsOf(choices), () => m.stored.bought.chargers({ count: 1234 }));
  expect(chargers({ language: 'de', region: null, clock: 'region' })).toBe('1.234 zusätzliche Ladepunkte');
  expect(chargers({ language: 'de', region: 'CH', clock: 'region' })).toBe("1'234 zusätzliche Ladepunkte");
  expect(chargers({ language: 'en-US', region: 'DE', clock: 'region' })).toBe('1.234 additional chargers');
});

test('a language of a later release is read in English', () => {
  // As an account can have it after the release was taken back.
  const later = { language: 'xx' as 'de', region: null, clock: 'region' } as const;
  expect(writeIn(formatsOf(later), () => m.common.cancel)).toBe('Cancel');
});
