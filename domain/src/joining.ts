import { m } from '@chargerota/messages';
// How invited people join: what the form asks them for, and whether the invitation counts as approval (docs/rules.md
// "Settings").

export interface JoiningSettings {
  requireVehicleToJoin: boolean;
  requirePhoneToJoin: boolean;
  requireEmergencyContactToJoin: boolean;
  /** Who accepts an invitation is a member at once. */
  invitationsApprove: boolean;
}

export const DEFAULT_JOINING: JoiningSettings = {
  requireVehicleToJoin: true,
  requirePhoneToJoin: true,
  requireEmergencyContactToJoin: true,
  invitationsApprove: false,
};

export interface Acceptance {
  invitationsApprove: boolean;
  role: 'admin' | 'user';
  /** Who sent the invitation may approve people now, too. */
  isInviterInOffice: boolean;
  /** The person was suspended or refused here before. */
  returns: boolean;
}

/** Whether an accepted invitation makes a member without a further decision. */
export const countsAsApproval = (acceptance: Acceptance): boolean =>
  acceptance.invitationsApprove &&
  acceptance.role === 'user' &&
  acceptance.isInviterInOffice &&
  !acceptance.returns;

export const JOINING_DETAILS = ['vehicle', 'phone', 'emergencyContact'] as const;
export type JoiningDetail = (typeof JOINING_DETAILS)[number];

const REQUIRED_BY = {
  vehicle: 'requireVehicleToJoin',
  phone: 'requirePhoneToJoin',
  emergencyContact: 'requireEmergencyContactToJoin',
} as const satisfies Record<JoiningDetail, keyof JoiningSettings>;

export type DetailsToJoin = Omit<JoiningSettings, 'invitationsApprove'>;

/** A form that asks for what is needed to charge. */
export const SHORT_FORM: DetailsToJoin = {
  requireVehicleToJoin: false,
  requirePhoneToJoin: false,
  requireEmergencyContactToJoin: false,
};

/** What the form leaves for later. */
export const deferredDetails = (settings: DetailsToJoin): JoiningDetail[] =>
  JOINING_DETAILS.filter((detail) => !settings[REQUIRED_BY[detail]]);

interface PersonalDetails {
  vehicleMake?: string | null | undefined;
  licensePlate?: string | null | undefined;
  phone?: string | null | undefined;
  emergencyContact?: string | null | undefined;
}

/** What is not known of a person. */
export const missingDetails = (person: PersonalDetails): JoiningDetail[] =>
  JOINING_DETAILS.filter((detail) =>
    detail === 'vehicle' ? !person.vehicleMake && !person.licensePlate : !person[detail],
  );

interface AsksForAgreement {
  name: string;
  requiresAgreement: boolean;
  customAgreementText: string | null;
}

/**
 * The agreement that a new member accepts; null where none is required. An organization without its own text uses the
 * standard one.
 */
export function agreementText({
  name,
  requiresAgreement,
  customAgreementText,
}: AsksForAgreement): string | null {
  if (!requiresAgreement) return null;
  return customAgreementText || usualAgreement(name);
}

export const usualAgreement = (name: string): string => m.rulesJoining.iUseTheChargersBy({ name });
