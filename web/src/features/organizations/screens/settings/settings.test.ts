import { expect, it } from 'vitest';
import { withoutSection } from './settings.ts';

it('what an administrator enters while a save is on its way is not saved with it, and stays to be saved', () => {
  const sent = { maxBookingsPerDay: 2, maxBookingsPerWeek: 5, showUserNames: true };
  const now = { ...sent, maxBookingsPerWeek: 50, maxBookingsPerMonth: 90 };
  expect(withoutSection(now, 'often', sent)).toEqual({
    maxBookingsPerWeek: 50,
    maxBookingsPerMonth: 90,
    showUserNames: true,
  });
});

it('what is discarded is forgotten in its section, and nowhere else', () => {
  const draft = { maxBookingsPerDay: 2, bookingFrequencyEnabled: true, showUserNames: true };
  expect(withoutSection(draft, 'often', draft)).toEqual({ showUserNames: true });
});
