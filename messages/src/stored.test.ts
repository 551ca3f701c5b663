import { expect, test } from 'vitest';
import { formatsOf, writeIn } from './formats.ts';
import { m } from './index.ts';
import type { Language } from './languages.ts';
import { inEnglish, inReadersWords } from './stored.ts';

const readIn = (language: Language, text: string): string =>
  writeIn(formatsOf({ language, region: null, clock: 'region' }), () => inReadersWords(text));

test('what is stored in English is read in one’s own language, with its values, its plural and what is inside it', () => {
  const bought = inEnglish(() => m.stored.bought.chargersAt({ count: 1234, location: 'Pier #7 (north)' }));
  expect(bought).toBe('1,234 additional chargers at Pier #7 (north)');
  const stored = `Paid back: ${bought}, annual`;
  expect(readIn('de', stored)).toBe(
    'Erstattet: 1.234 zusätzliche Ladepunkte am Standort Pier #7 (north), jährlich',
  );
  expect(readIn('de', 'Additional members: 10, annual')).toBe('Zusätzliche Mitglieder: 10, jährlich');
  expect(readIn('nl', 'Premium plan, monthly')).toBe('Pakket Premium, maandelijks');
  expect(readIn('de', '1 additional member, monthly')).toBe('1 zusätzliches Mitglied, monatlich');
  expect(readIn('en-US', stored)).toBe(stored);
  expect(
    readIn(
      'de',
      'Premium plan, monthly; 10 additional chargers at Harbor Street; 2 additional members, annual',
    ),
  ).toBe(
    'Tarif Premium, monatlich; 10 zusätzliche Ladepunkte am Standort Harbor Street; 2 zusätzliche Mitglieder, jährlich',
  );
  expect(readIn('de', 'Paid back: Premium plan, monthly; 10 additional members, monthly')).toBe(
    'Erstattet: Tarif Premium, monatlich; 10 zusätzliche Mitglieder, monatlich',
  );
});

test('what people have written is not taken for one of our texts', () => {
  expect(readIn('de', 'The garage is being painted.')).toBe('The garage is being painted.');
});
