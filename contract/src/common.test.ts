import { expect, it } from 'vitest';
import { nameText } from './common.ts';

it.each([
  'Booking.com',
  'A/B Garage',
  'St. Mary’s',
  'J. R. Ewing',
  'Müller & Söhne',
  '24/7 Charging',
  'Dr.Oetker',
])('takes %s for a name', (name) => expect(nameText(120).safeParse(name).success).toBe(true));

it.each([
  'Your account is locked: https://evil.example',
  'HTTP://evil.example',
  'www.evil.example',
  'see evil.example/unlock now',
  'evil.中国/x',
  'evil.example?unlock',
  'evil.example:8080/x',
  'evil.xn--p1ai/x',
])('takes %s for a web address, which mails to strangers would show', (name) =>
  expect(nameText(120).safeParse(name).error?.issues[0]?.message).toBe(
    'Please use a name without a web address.',
  ),
);
