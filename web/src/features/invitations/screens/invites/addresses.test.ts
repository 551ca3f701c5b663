import { expect, test } from 'vitest';
import { isAddress, parseAddresses } from './addresses.ts';

test('addresses are found however a list separates them, each once', () => {
  expect(parseAddresses('a@x.org, b@x.org;c@x.org\n d@x.org\te@x.org,,\r\nA@X.org ')).toEqual([
    'a@x.org',
    'b@x.org',
    'c@x.org',
    'd@x.org',
    'e@x.org',
  ]);
});

test('a mail program’s list gives its addresses without the names, also of names with a comma or an @', () => {
  const list =
    'Ada Lindqvist <ada@x.org>, "Okafor, Mira" <mira@x.org>; Duarte, Camila <camila@x.org>; "noah@work" <noah@x.org>, sam@x.org <mailto:sam@x.org>';
  expect(parseAddresses(list)).toEqual([
    'ada@x.org',
    'mira@x.org',
    'camila@x.org',
    'noah@x.org',
    'sam@x.org',
  ]);
  expect(parseAddresses('Ada Lindqvist ada@x.org\n(mira@x.org).')).toEqual(['ada@x.org', 'mira@x.org']);
});

test('what is no address is kept to be mended', () => {
  const parsed = parseAddresses('ada.x.org, mira@, b@x.org');
  expect(parsed).toEqual(['ada.x.org', 'mira@', 'b@x.org']);
  expect(parsed.map(isAddress)).toEqual([false, false, true]);
  expect(parseAddresses(' \n,; ')).toEqual([]);
});
