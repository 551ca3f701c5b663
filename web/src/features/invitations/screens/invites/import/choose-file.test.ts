import { expect, test } from 'vitest';
import { decodeFile } from './choose-file.tsx';
import { readMembers } from './read-members.ts';

const TEXT = 'Name\tE-Mail\r\nJürgen Müller\tjm@a.example\r\n';
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());

test.each([
  ['Excel’s Unicode Text', utf16(`\u{FEFF}${TEXT}`)],
  ['UTF-16 with the other order of bytes', swapped(utf16(`\u{FEFF}${TEXT}`))],
  ['UTF-16 without a mark', utf16(TEXT)],
  ['UTF-8 with a mark', new Uint8Array(Buffer.from(`\u{FEFF}${TEXT}`))],
  ['UTF-8', new Uint8Array(Buffer.from(TEXT))],
  ['Excel’s CSV of Western Europe', new Uint8Array(Buffer.from(TEXT, 'latin1'))],
])('%s is read', (_what, bytes) => {
  const text = decodeFile(bytes);
  expect(text.replace('\u{FEFF}', '')).toBe(TEXT);
  expect(readMembers(text).rows.map(({ address }) => address)).toEqual(['jm@a.example']);
});

test('nothing is no text', () => {
  expect(decodeFile(new Uint8Array())).toBe('');
});
