import { m } from '@chargerota/messages';
import { privacyLevel } from '@chargerota/domain';
import type { PrivacyLevel, PrivacySettings } from '@chargerota/domain';

/** Names and descriptions of the privacy levels. */
export const LEVEL_WORDS: Record<PrivacyLevel, { name: string; text: string }> = {
  maximum: {
    name: m.organizationsSettings.maximumPrivacy,
    text: m.organizationsSettings.membersSeeThatACharger,
  },
  basic: {
    name: m.organizationsSettings.basicInfo,
    text: m.organizationsSettings.membersSeeWhoReservedEnough,
  },
  collaborative: {
    name: m.organizationsSettings.collaborative,
    text: m.organizationsSettings.membersCanRecognizeACar,
  },
};

/** 'Collaborative: members see names and vehicles.' */
export function privacyWords(settings: PrivacySettings): string {
  const { name: level } = LEVEL_WORDS[privacyLevel(settings)];
  return m.organizationsSettings.membersSee[sharedWith(settings)]({ level });
}

function sharedWith(settings: PrivacySettings): keyof typeof m.organizationsSettings.membersSee {
  const { showUserNames: names, showVehicleInfo: vehicles, showContactInfo: contacts } = settings;
  if (!settings.showReservationDetails) return 'occupied';
  if (names && vehicles) return contacts ? 'namesVehiclesAndContacts' : 'namesAndVehicles';
  if (names) return contacts ? 'namesAndContacts' : 'names';
  if (vehicles) return contacts ? 'vehiclesAndContacts' : 'vehicles';
  return contacts ? 'contacts' : 'nothingOfWhom';
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
