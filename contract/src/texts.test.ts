import { expect, it } from 'vitest';
import { longText, nameText, searchText, text } from './texts.ts';

const faultOf = (schema: ReturnType<typeof text>, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

it.each([
  ['see evil.example/unlock', 'Please use a name without a web address.'],
  ['=?utf-8?q?x?=', 'Please remove “=?” and “?=”, which email programs cannot show.'],
  ['Acme\nInc.', 'Please write this in one line.'],
  ['Acme\u0007', 'Please remove the control character U+0007 after “Acme”.'],
  ['Acme\ud83d', 'Please remove the incomplete character U+D83D after “Acme”.'],
  [
    '\u202eemcA',
    'Please remove the character U+202E at the beginning: it turns the direction in which text is read.',
  ],
  [
    'Acme of the Northern Hills\u200b',
    'Please remove the invisible character U+200B after “f the Northern Hills”.',
  ],
  ['Acme\u{e0041}', 'Please remove the invisible character U+E0041 after “Acme”.'],
  ['evil.example/'.repeat(100_000), 'Please use at most 120 characters.'],
])('a name such as %j is refused with the character that it must not contain', (name, sentence) =>
  expect(faultOf(nameText(120), name)).toEqual([sentence]),
);

it('every text is stored trimmed, with accented letters as single characters', () => {
  for (const kind of [nameText, text, longText, searchText])
    expect(kind(4).parse('  Zoe\u0308! \n')).toBe('Zoë!');
});

it('web addresses are accepted in texts that are not names, line breaks in long texts, and any stored text in a search', () => {
  expect(faultOf(text(80), 'www.charge.example/map')).toBeUndefined();
  expect(faultOf(text(80), 'a\u200bb')).toHaveLength(1);
  expect(faultOf(longText(80), 'One\n\ttwo: https://charge.example')).toBeUndefined();
  expect(faultOf(longText(80), 'a\u202eb')).toHaveLength(1);
  expect(faultOf(searchText(80), 'a\u200bb =?utf-8?q?c?=')).toBeUndefined();
});
