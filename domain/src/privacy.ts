// The parts of another member's reservation that a member may see (docs/rules.md "Privacy").

import { m } from '@chargerota/messages';
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
export const OCCUPIED = () => m.rulesPrivacy.occupied;

/** The parts of a reservation that a viewer gets. Without `details` only its whole hours and OCCUPIED are shown. */
export interface VisibleParts {
  details: boolean;
  userName: boolean;
  vehicle: boolean;
  contact: boolean;
}

/** Switching off the main setting switches off the others. */
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

/** Members see their own reservations in full; administrators of the organization see all of them in full. */
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
 * could reveal who it was, so both times are rounded down to the local hour. Rounding down shows a charger as free
 * right after somebody left, and never as taken twice at a time. Null if no time remains to be shown.
 */
export function hourlyPeriod({ startsAt, endsAt }: Period, zone: string): Period | null {
  const rounded = { startsAt: startOfHour(startsAt, zone), endsAt: startOfHour(endsAt, zone) };
  return rounded.startsAt < rounded.endsAt ? rounded : null;
}

function startOfHour(instant: Date, zone: string): Date {
  const { date, hour } = localTime(instant, zone);
  return hourInstant(date, hour, zone).instant;
}

export type PrivacyLevel = 'maximum' | 'basic' | 'collaborative';

/** Sharing nothing about members is maximum privacy; sharing more than names is collaborative. */
export function privacyLevel(settings: PrivacySettings): PrivacyLevel {
  const shown = normalizePrivacy(settings);
  if (shown.showVehicleInfo || shown.showContactInfo) return 'collaborative';
  return shown.showUserNames ? 'basic' : 'maximum';
}
