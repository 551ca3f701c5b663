import { expect, test } from 'vitest';
import { isAddress, parseAddresses } from './addresses.ts';

test('finds each address once, whatever separates them', () => {
  expect(parseAddresses('a@x.org, b@x.org;c@x.org\n d@x.org\te@x.org,,\r\nA@X.org ')).toEqual([
    'a@x.org',
    'b@x.org',
    'c@x.org',
    'd@x.org',
    'e@x.org',
  ]);
});

test('finds the addresses in a mail program’s list, even after names with a comma or an @', () => {
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

test('a part without an address is kept so that it can be corrected', () => {
  const parsed = parseAddresses('ada.x.org, mira@, b@x.org');
  expect(parsed).toEqual(['ada.x.org', 'mira@', 'b@x.org']);
  expect(parsed.map(isAddress)).toEqual([false, false, true]);
  expect(parseAddresses(' \n,; ')).toEqual([]);
});
