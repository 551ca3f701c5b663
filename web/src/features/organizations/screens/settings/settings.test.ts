import {
  DEFAULT_JOINING,
  DEFAULT_LINE,
  DEFAULT_NOTIFICATIONS,
  DEFAULT_PRIVACY,
  DEFAULT_RULES,
} from '@chargerota/domain';
import { describe, expect, it, test } from 'vitest';
import { changeText } from './setting-words.ts';
import { decideChange, undoOf, withChanges } from './settings.ts';
import type { Settings } from './settings.ts';

const NOW: Settings = {
  ...DEFAULT_RULES,
  ...DEFAULT_NOTIFICATIONS,
  ...DEFAULT_PRIVACY,
  ...DEFAULT_LINE,
  ...DEFAULT_JOINING,
};

describe('settings that contradict each other', () => {
  const walkInsOnly = withChanges(NOW, { offPeakAccessPolicy: 'walk_in_only' });
  const held = { allowOffPeakWalkIn: false };

  it('are held, and saved together once another change makes them right', () => {
    expect(decideChange(walkInsOnly, {}, held)).toEqual({ send: {}, held });
    const open = { offPeakAccessPolicy: 'both' } as const;
    expect(decideChange(walkInsOnly, held, open)).toEqual({ send: { ...held, ...open }, held: {} });
  });

  it('send nothing if they are set back', () => {
    const back = { allowOffPeakWalkIn: true };
    expect(decideChange(walkInsOnly, held, back)).toEqual({ send: {}, held: {} });
  });

  it('keep no other setting from being saved', () => {
    const other = { maxAdvanceBookingDays: 7 };
    expect(decideChange(walkInsOnly, held, other)).toEqual({ send: other, held });
  });
});

test('both ends of the peak hours are sent together', () => {
  expect(decideChange(NOW, {}, { peakStartTime: '07:00' }).send).toEqual({
    peakStartTime: '07:00',
    peakEndTime: '15:00',
  });
});

describe('undo', () => {
  it('brings back every setting that the change has moved, also those that follow from it', () => {
    const after = withChanges(NOW, { allowConsecutiveReservations: true });
    expect(after.maxConsecutiveSlots).toBe(2);
    const undo = undoOf(NOW, { allowConsecutiveReservations: true }, after);
    expect(withChanges(after, undo)).toEqual(NOW);
  });

  it('leaves what was changed again since', () => {
    const changes = { peakStartTime: '07:00', peakEndTime: '16:00' };
    const since = { ...NOW, ...changes, peakEndTime: '17:00', maxAdvanceBookingDays: 7 };
    expect(undoOf(NOW, changes, since)).toEqual({ peakStartTime: '06:00' });
  });
});

test('what was changed is named with its value, and of many the first', () => {
  expect(changeText({ maxBookingHoursReservation: 6 })).toBe('Longest reservation: 6 hours.');
  expect(changeText({ peakStartTime: '07:00', peakEndTime: '16:00' })).toBe(
    'Peak hours start: 7:00 AM; Peak hours end: 4:00 PM.',
  );
  const hidden = { showReservationDetails: false, showUserNames: false, showContactInfo: false };
  expect(changeText(hidden)).toBe('Show Reservation Details: Off, and 2 others.');
});
