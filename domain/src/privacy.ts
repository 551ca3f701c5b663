// What a member may see of another's reservation (docs/rules.md "Privacy").

import type { Period } from './periods.ts';
import { hourInstant, localTime } from './zones.ts';

export interface PrivacySettings {
  showReservationDetails: boolean;
  showUserNames: boolean;
  showVehicleInfo: boolean;
  showContactInfo: boolean;
}

export const DEFAULT_PRIVACY: PrivacySettings = {
  showReservationDetails: true,
  showUserNames: true,
  showVehicleInfo: false,
  showContactInfo: false,
};

/** Shown in place of details that are withheld. */
export const OCCUPIED = 'Occupied';

/** Which parts of a reservation a viewer gets. Without `details` nothing but its whole hours and OCCUPIED is shown. */
export interface VisibleParts {
  details: boolean;
  userName: boolean;
  vehicle: boolean;
  contact: boolean;
}

/** The master switch off forces the others off. */
export function normalizePrivacy(settings: PrivacySettings): PrivacySettings {
  const { showReservationDetails: master } = settings;
  return {
    showReservationDetails: master,
    showUserNames: master && settings.showUserNames,
    showVehicleInfo: master && settings.showVehicleInfo,
    showContactInfo: master && settings.showContactInfo,
  };
}

export const hideDetails = (settings: PrivacySettings): PrivacySettings =>
  normalizePrivacy({ ...settings, showReservationDetails: false });

/** One's own reservation is seen whole, and every one by the organization's administrators. */
export function visibleReservation(
  viewer: { userId: string; isAdmin: boolean },
  ownerId: string | null,
  settings: PrivacySettings,
): VisibleParts {
  if (viewer.isAdmin || viewer.userId === ownerId) {
    return { details: true, userName: true, vehicle: true, contact: true };
  }
  const shown = normalizePrivacy(settings);
  return {
    details: shown.showReservationDetails,
    userName: shown.showUserNames,
    vehicle: shown.showVehicleInfo,
    contact: shown.showContactInfo,
  };
}

/**
 * The times shown for a reservation without details. The exact minute at which a walk-in began or a member left early
 * could reveal who it was, so both are shown as the local hour in which they fall. Both are rounded down, so that a
 * charger that was left is shown as free at once, and never as taken twice at a time. Null where no time is left to
 * show.
 */
export function hourlyPeriod({ startsAt, endsAt }: Period, zone: string): Period | null {
  const told = { startsAt: startOfHour(startsAt, zone), endsAt: startOfHour(endsAt, zone) };
  return told.startsAt < told.endsAt ? told : null;
}

function startOfHour(instant: Date, zone: string): Date {
  const { date, hour } = localTime(instant, zone);
  return hourInstant(date, hour, zone).instant;
}

export type PrivacyLevel = 'maximum' | 'basic' | 'collaborative';

/** Nothing of the member shared is maximum privacy; more than names makes it collaborative. */
export function privacyLevel(settings: PrivacySettings): PrivacyLevel {
  const shown = normalizePrivacy(settings);
  if (shown.showVehicleInfo || shown.showContactInfo) return 'collaborative';
  return shown.showUserNames ? 'basic' : 'maximum';
}
