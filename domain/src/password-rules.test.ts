import { describe, expect, it } from 'vitest';
import { isMadeOfKnownWords, passwordStrength } from './password-rules.ts';

const MAYA = ['Maya', 'Torres', 'maya.torres@example.org'];

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'Use at least 8 characters.'],
    ['kX9#mQ2', 1, 'Use at least 8 characters.'],
    ['aaaaaaaaaaaa', 0, 'Leave out repeats and rows such as 1234 or qwerty.'],
    ['abcabcabcabcabc', 0, 'Leave out repeats and rows such as 1234 or qwerty.'],
    ['87654321', 0, 'Leave out repeats and rows such as 1234 or qwerty.'],
    ['Qwertyuiop1234', 0, 'Leave out repeats and rows such as 1234 or qwerty.'],
    ['sunshine', 1, 'Longer is better: add a word or two.'],
    ['Harbor42', 1, 'Longer is better: add a word or two.'],
    ['TorresMaya1987', 0, 'Leave out your name, your email address and ChargeRota.'],
    ['Sunshine 2031', 2, 'Longer is better: add a word or two.'],
    ['lantern harbor', 3, 'Good.'],
    ['Tr0ub4dor&3', 3, 'Good.'],
    ['kX9#mQ2$vLp7', 4, 'Strong.'],
    ['correct horse battery staple', 4, 'Strong.'],
    ['höflich grüßen zwölf Möwen', 4, 'Strong.'],
    ['maya never rides the blue tram', 4, 'Strong.'],
  ] as const)('%s', (password, score, hint) => {
    expect(passwordStrength(password, MAYA)).toEqual({ score, hint });
  });

  it('never drops when another word is added', () => {
    const words = ['lantern', ' harbor', ' copper', ' violet'];
    const scores = words.map((_, last) => passwordStrength(words.slice(0, last + 1).join(''), MAYA).score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });
});

describe('a password is made of known words', () => {
  it.each([
    'maya.torres@example.org',
    'Maya.Torres@Example.ORG',
    'mayatorres',
    'Maya Torres!',
    'maya_torres2026',
    '07mayatorres',
    'MayaTorres@example1',
    'torres maya',
    'ChargeRota',
    'chargerota2026!',
    'Charge Maya 1',
  ])('%s', (password) => {
    expect(isMadeOfKnownWords(password, MAYA)).toBe(true);
  });

  it('also if the address has a +suffix', () => {
    expect(isMadeOfKnownWords('MayaTorres1', ['maya.torres+rides@example.org'])).toBe(true);
  });

  it.each([
    ['correct horse', MAYA],
    ['mayatorres likes trams', MAYA],
    ['mayatorres83729', MAYA],
    ['the charger in the yard', MAYA],
    ['information', ['info@example.org']],
    ['anything at all', ['@', '']],
  ])('not %s of %j', (password, about) => {
    expect(isMadeOfKnownWords(password, about)).toBe(false);
  });
});
