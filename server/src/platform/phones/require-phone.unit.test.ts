import { expect, test } from 'vitest';
import { requirePhone } from './require-phone.ts';

const accepts = (phone: string | null, zone: string): boolean => {
  try {
    requirePhone({ path: 'phone', phone }, [zone]);
    return true;
  } catch {
    return false;
  }
};

test.each([
  // The Faroe Islands, Iceland, Andorra, Niue: with their country's code they are read anywhere.
  ['+298 211234', 'America/New_York', true],
  ['00354 581 2345', 'UTC', true],
  ['+376 712345', 'Europe/Madrid', true],
  ['+683 4002', 'Pacific/Auckland', true],
  // Denmark, Norway, Singapore, Luxembourg: without the code, where their clocks are in use.
  ['32 12 34 56', 'Europe/Copenhagen', true],
  ['917 555 01', 'Europe/Oslo', true],
  ['6123 4567', 'Asia/Singapore', true],
  ['27 12 34', 'Europe/Luxembourg', true],
  // The same elsewhere: a part of a longer number.
  ['32 12 34 56', 'America/New_York', false],
  ['917 555 01', 'America/New_York', false],
  ['555 0142', 'America/Chicago', false],
  ['32 12 34 56', 'UTC', false],
  ['+298 2112', 'Atlantic/Faroe', false],
  ['+1 555 0142', 'America/New_York', false],
  // Ten digits are enough, as ever, and none are nobody's business.
  ['212 555 0142', 'Europe/Copenhagen', true],
  [null, 'America/New_York', true],
])('%s where clocks follow %s: %s', (phone, zone, isAccepted) => {
  expect(accepts(phone, zone)).toBe(isAccepted);
});
