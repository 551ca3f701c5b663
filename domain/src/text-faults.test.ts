import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineFault, nameFault, paragraphsFault } from './text-faults.ts';

const ZWNJ = '\u200c';
const ZWJ = '\u200d';

describe('a name', () => {
  it.each([
    'O’Neill',
    "O'Neill",
    'Nguyễn',
    'José María',
    'St. John',
    'J.R.R.',
    'J. R. Ewing',
    'Dr. No',
    'Dr.Oetker',
    'van der Berg-Müller',
    '王小明',
    'محمد',
    'שָׂרָה',
    'สมชาย',
    'अनिल',
    'Ōe',
    'X Æ A-12',
    'Sammy Davis Jr.',
    'Acme Inc.',
    'A.C.M.E. Corp',
    'Booking.com',
    'Müller & Söhne',
    '3M',
    '24/7 Parking',
    'Building 3/4',
    'A/B Garage',
    'Level -1 (north)',
    'Bay #7',
    'Gate 8:30',
    '"The Hub"',
    '1+1=2',
    'What?',
    'Data: Berlin',
    '07',
    'Tower 1.2.3.4',
    'Studio [a:b]',
    'Team @ Home',
    'Wow! 50%',
    '東京。大阪',
    '½ Street',
    // Persian, Sinhala, Malayalam as written until 2008, a variant of a Chinese character, and emoji.
    `علی${ZWNJ}رضا`,
    `ශ්${ZWJ}රී`,
    `മോഹന്${ZWJ}`,
    '葛\u{e0100}城',
    '⚡️ Hub',
    `👩${ZWJ}💻`,
    '1\ufe0f\u20e3',
  ])('can be %s', (name) => expect(nameFault(name.normalize('NFC'))).toBeNull());

  it.each([
    'https://evil.example',
    'Your account is locked: HTTP://evil.example',
    'see evil.example/unlock now',
    'www.evil.example',
    'WWW．evil',
    'evil.example?unlock',
    'evil.example#unlock',
    'evil.example:8080/x',
    'evil.中国/x',
    'evil.भारत/x',
    'evil.xn--p1ai/x',
    'evil.example./x',
    String.raw`evil.example\x`,
    '//evil.example',
    '//evil',
    String.raw`\\evil\share`,
    '／／evil',
    'https:／／evil.example',
    '1.2.3.4/x',
    '1.2.3.4:8080',
    '１.２.３.４/x',
    '[::1]',
    '[2001:db8::1]/x',
    '2001:db8::1/x',

    'evil．example/x',
    'evil․example/x',
    'evil。example/x',
    'evil｡example/x',
    'ｅｖｉｌ.ｃｏｍ/x',
    'evil.co℀',
    'javascript:alert(1)',
    'JavaScript:x',
    'data:text/html,x',
    'mailto:a@b.example',
    'tel:+1900',
  ])('is not %s, which reads as a web address', (name) =>
    expect(nameFault(name)).toEqual({ kind: 'web_address' }),
  );

  it.each(['=?utf-8?q?Your_bank?=', 'Ann =?UTF-8?B?eA', 'x?=', '＝？utf-8'])(
    'is not %s, which a mail program would decode',
    (name) => expect(nameFault(name)).toEqual({ kind: 'encoded_word' }),
  );
});

describe('one line', () => {
  it.each([
    ['control', 'a\0b', 'a\u001bb', 'a\tb', 'a\u007fb', 'a\u0085b'],
    ['half_character', 'a\ud800b', 'a\udc00', '\ude00\ud83d'],
    ['line_break', 'a\nb', 'a\r\nb', 'a\u2028b', 'a\u2029b'],
    ['direction', '\u202eelpmaxe', 'a\u061cb', 'a\u200eb', 'a\u200fb', 'a\u2066b\u2069', 'محمد\u200f'],
    [
      'invisible',
      'a\u200bb',
      'a\u2060b',
      '\ufeffa',
      'a\u00adb',
      'a\u034fb',
      'a\u3164',
      '\u2800',
      'a\u{e0041}b',
    ],
    [
      'invisible',
      `a${ZWNJ}b`,
      `علی${ZWNJ}`,
      `${ZWJ}💻`,
      `👩${ZWJ}`,
      '01\ufe0f',
      'a\ufe0f',
      'a\u{e0100}',
      'a\ufff9b',
    ],
  ])('has no %s', (kind, ...texts) => {
    for (const text of texts) expect(lineFault(text), JSON.stringify(text)).toMatchObject({ kind });
  });

  it('names the character that was found and the text before it', () =>
    expect(lineFault('Acme\u200b Inc.\u202e')).toEqual({
      kind: 'invisible',
      found: '\u200b',
      after: 'Acme',
    }));

  it('that is no name may hold a web address', () =>
    expect(lineFault('https://charge.example/map')).toBeNull());
});

it('paragraphs have lines, tabs and joiners, and otherwise only what is read as it stands', () => {
  for (const text of [
    'One\r\ntwo\n\n\t– three',
    'See https://charge.example',
    `علی${ZWNJ}`,
    'soft\u00adhyphen',
  ])
    expect(paragraphsFault(text)).toBeNull();
  for (const text of ['a\0', '\ud800', 'a\u202eb', '\u2066a\u2069', 'a\u200f'])
    expect(paragraphsFault(text)).not.toBeNull();
});

const letters = 'abcßéñøžĄλЖאשمحहा中あ한'.split('');
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 6 });
const separator = fc.constantFrom(' ', '. ', '-', '’', "'", ', ', ' & ', '/', ' (', ') ', ': ', '+');

it('words of any script, joined like names, are a valid name', () =>
  fc.assert(
    fc.property(word, fc.array(fc.tuple(separator, word), { maxLength: 5 }), (first, more) => {
      expect(nameFault([first, ...more.flat()].join(''))).toBeNull();
    }),
  ));

it('an address is found wherever it stands, by whatever dots and letters it is written with', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('', 'Ann ', 'Ann, ', 'ü'),
      fc.array(fc.string({ unit: fc.constantFrom('a', 'ｂ', 'é', '3'), minLength: 2, maxLength: 6 }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.constantFrom('.', '．', '․', '。', '｡'),
      fc.constantFrom('com', 'ｃｏｍ', 'museum', '中国', 'xn--p1ai'),
      fc.constantFrom('/', '／', '?', '？', '#', '＃', ':80', '：８０', './'),
      (before, labels, dot, top, rest) => {
        expect(nameFault(before + [...labels, top].join(dot) + rest)).toEqual({ kind: 'web_address' });
      },
    ),
  ));

it('a character that hides or turns text is found between any others', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'é', '7', ' ', '.'), maxLength: 10 }),
      fc.constantFrom(
        '\u202e',
        '\u2067',
        '\u200b',
        '\u2060',
        '\ufeff',
        '\u00ad',
        '\0',
        '\n',
        '\ud83d',
        ZWJ,
        ZWNJ,
      ),
      fc.string({ unit: fc.constantFrom('a', 'é', '7', ' ', '.'), maxLength: 10 }),
      (before, hidden, after) => {
        expect(lineFault(before + hidden + after)).toMatchObject({ found: hidden, after: before });
      },
    ),
  ));
