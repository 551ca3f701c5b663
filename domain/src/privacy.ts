// What a member may see of another's reservation (SPEC.md §4 "Privacy toggles", §6).

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

/** What stands in the place of details that are withheld. */
export const OCCUPIED = 'Occupied';

/** Which parts of a reservation a viewer gets. Without `details` nothing but its time and OCCUPIED is shown. */
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

export type PrivacyLevel = 'maximum' | 'basic' | 'collaborative';

/** Nothing of the member shared is maximum privacy; more than names makes it collaborative. */
export function privacyLevel(settings: PrivacySettings): PrivacyLevel {
  const shown = normalizePrivacy(settings);
  if (shown.showVehicleInfo || shown.showContactInfo) return 'collaborative';
  return shown.showUserNames ? 'basic' : 'maximum';
}
