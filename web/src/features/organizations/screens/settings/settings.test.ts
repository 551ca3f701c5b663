import { expect, it } from 'vitest';
import { withoutSection } from './settings.ts';

it('values entered while a save is under way are not saved with it, and stay in the draft', () => {
  const sent = { maxBookingsPerDay: 2, maxBookingsPerWeek: 5, showUserNames: true };
  const now = { ...sent, maxBookingsPerWeek: 50, maxBookingsPerMonth: 90 };
  expect(withoutSection(now, 'often', sent)).toEqual({
    maxBookingsPerWeek: 50,
    maxBookingsPerMonth: 90,
    showUserNames: true,
  });
});

it('discarding a section does not affect other sections', () => {
  const draft = { maxBookingsPerDay: 2, bookingFrequencyEnabled: true, showUserNames: true };
  expect(withoutSection(draft, 'often', draft)).toEqual({ showUserNames: true });
});
