import { privacyLevel } from '@chargerota/domain';
import type { PrivacyLevel, PrivacySettings } from '@chargerota/domain';

/** Names and descriptions of the privacy levels. */
export const LEVEL_WORDS: Record<PrivacyLevel, { name: string; text: string }> = {
  maximum: {
    name: 'Maximum privacy',
    text: 'Members see that a charger is taken and until when, but not by whom.',
  },
  basic: {
    name: 'Basic info',
    text: 'Members see who reserved, enough to plan around each other.',
  },
  collaborative: {
    name: 'Collaborative',
    text: 'Members can recognize a car or reach its driver, to swap or to ask for a charger.',
  },
};

const SHARED = [
  ['showUserNames', 'names'],
  ['showVehicleInfo', 'vehicles'],
  ['showContactInfo', 'contacts'],
] as const;

/** 'Collaborative: members see names and vehicles.' */
export function privacyWords(settings: PrivacySettings): string {
  const { name } = LEVEL_WORDS[privacyLevel(settings)];
  if (!settings.showReservationDetails) return `${name}: members only see Occupied.`;
  const shared = SHARED.flatMap(([setting, word]) => (settings[setting] ? [word] : []));
  if (shared.length === 0) return `${name}: members see reservations, but not whose.`;
  const list = shared.length > 1 ? `${shared.slice(0, -1).join(', ')} and ${shared.at(-1)}` : shared[0];
  return `${name}: members see ${list}.`;
}

/** The settings that turning a switch changes: turning the main switch off turns all others off. */
export function turnPrivacy(name: keyof PrivacySettings, on: boolean): Partial<PrivacySettings> {
  if (name === 'showReservationDetails' && !on) {
    return {
      showReservationDetails: false,
      showUserNames: false,
      showVehicleInfo: false,
      showContactInfo: false,
    };
  }
  return { [name]: on };
}
