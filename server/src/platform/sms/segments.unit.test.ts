import { expect, test } from 'vitest';
import { plainSms, smsSegments } from './segments.ts';

test.each([
  ['nothing', '', 1],
  ['160 of GSM’s characters', 'a'.repeat(160), 1],
  ['one more', 'a'.repeat(161), 2],
  ['two full ones', 'a'.repeat(306), 2],
  ['one more than that', 'a'.repeat(307), 3],
  ['160 of other alphabets that GSM has', 'Ωé'.repeat(80), 1],
  ['80 signs that take two places', '€'.repeat(80), 1],
  ['81 of them', '€'.repeat(81), 2],
  // A sign of two places that does not fit whole moves to the next segment.
  ['a sign across the end of a segment', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['the same text with a sign of one place', `${'a'.repeat(152)}$${'a'.repeat(152)}`, 2],
  ['70 characters beyond GSM', 'ą'.repeat(70), 1],
  ['71', 'ą'.repeat(71), 2],
  ['one curly quote among plain letters', `${'a'.repeat(70)}’`, 2],
  ['35 emoji, two places each', '🔌'.repeat(35), 1],
  ['36 emoji', '🔌'.repeat(36), 2],
  ['an emoji across the end of a segment', `${'ą'.repeat(66)}🔌${'ą'.repeat(66)}`, 3],
])('%s: %#', (_what, text, segments) => {
  expect(smsSegments(text)).toBe(segments);
});

test('typographic signs are replaced by plain ones, letters are not', () => {
  const text = 'Zoë’s slot – “Bay 7” · 2\u202fPM…';
  expect(plainSms(text)).toBe('Zoë\'s slot - "Bay 7", 2 PM...');
});
