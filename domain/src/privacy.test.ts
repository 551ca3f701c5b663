import { describe, expect, it } from 'vitest';
import { DEFAULT_PRIVACY, privacyLevel, visibleReservation } from './privacy.ts';
import type { PrivacySettings } from './privacy.ts';

const EVERYTHING = { details: true, userName: true, vehicle: true, contact: true };
const NOTHING = { details: false, userName: false, vehicle: false, contact: false };
const member = { userId: 'ann', isAdmin: false };

function settings(
  showReservationDetails: boolean,
  showUserNames: boolean,
  showVehicleInfo: boolean,
  showContactInfo: boolean,
): PrivacySettings {
  return { showReservationDetails, showUserNames, showVehicleInfo, showContactInfo };
}

describe("another member's reservation", () => {
  it.each([
    ['by default', DEFAULT_PRIVACY, { details: true, userName: true, vehicle: false, contact: false }],
    ['with everything shown', settings(true, true, true, true), EVERYTHING],
    ['with the master switch off, whatever else is on', settings(false, true, true, true), NOTHING],
    [
      'with contacts alone',
      settings(true, false, false, true),
      { details: true, userName: false, vehicle: false, contact: true },
    ],
  ])('%s', (_, privacy, parts) => {
    expect(visibleReservation(member, 'bob', privacy)).toEqual(parts);
  });

  it('is seen whole by administrators, and one’s own by oneself', () => {
    const hidden = settings(false, false, false, false);
    expect(visibleReservation({ userId: 'eve', isAdmin: true }, 'bob', hidden)).toEqual(EVERYTHING);
    expect(visibleReservation(member, 'ann', hidden)).toEqual(EVERYTHING);
  });
});

it.each([
  [settings(false, true, true, true), 'maximum'],
  [settings(true, false, false, false), 'maximum'],
  [settings(true, true, false, false), 'basic'],
  [settings(true, true, true, false), 'collaborative'],
  [settings(true, false, false, true), 'collaborative'],
])('%o is the level %s', (privacy, level) => {
  expect(privacyLevel(privacy)).toBe(level);
});
