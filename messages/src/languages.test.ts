import { expect, test } from 'vitest';
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
  ['sv-SE, nl;q=0.4', 'nl'],
  ['es;q=0, de;q=0.1', 'de'],
  ['sv, ja', null],
  ['', null],
  ['*', null],
])('a browser that asks for “%s” gets %s', (header, language) => {
  expect(languageOf(languagesOfHeader(header))).toBe(language);
});

test('a message is in the language of whoever reads it', () => {
  const words = LANGUAGES.map((language) =>
    writeIn(formatsOf({ language, region: null, clock: 'region' }), () => m.common.cancel),
  );
  expect(words).toEqual(['Cancel', 'Cancel', 'Abbrechen', 'Annuler', 'Cancelar', 'Annuleren']);
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
  const later = { language: 'it' as 'de', region: null, clock: 'region' } as const;
  expect(writeIn(formatsOf(later), () => m.common.cancel)).toBe('Cancel');
});
