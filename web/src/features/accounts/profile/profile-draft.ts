// What stands in the profile form, what is wrong with it, and what of it is saved (SPEC.md §5 "Profile save"). Pure.
import type { User } from '@chargerota/contract';
import { OTHER_COLOUR, VEHICLE_COLOURS } from '@chargerota/domain';
import type { PlateType } from '@chargerota/domain';
import type { ProfileChanges } from './api.ts';

export interface ProfileDraft {
  firstName: string;
  lastName: string;
  phone: string;
  emergencyContact: string;
  /** The registration's checkbox, so that a profile without a vehicle can be saved (DESIGN.md §6). */
  noVehicle: boolean;
  vehicleMake: string;
  vehicleModel: string;
  vehicleYear: string;
  /** One of the list, OTHER_COLOUR, or nothing. */
  colourChoice: string;
  /** In words of one's own, while the choice is OTHER_COLOUR. */
  customColour: string;
  licensePlate: string;
  licensePlateState: string;
  licensePlateType: PlateType | null;
  emailNotifications: boolean;
  smsNotifications: boolean;
}

const VEHICLE_FIELDS = [
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'licensePlate',
  'licensePlateState',
] as const;

export const hasVehicle = (user: User): boolean => VEHICLE_FIELDS.some((field) => user[field]);

export function draftOf(user: User): ProfileDraft {
  const colour = user.vehicleColor ?? '';
  const isPreset = colour === '' || (VEHICLE_COLOURS as readonly string[]).includes(colour);
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    phone: user.phone ?? '',
    emergencyContact: user.emergencyContact ?? '',
    noVehicle: !hasVehicle(user),
    vehicleMake: user.vehicleMake ?? '',
    vehicleModel: user.vehicleModel ?? '',
    vehicleYear: user.vehicleYear ?? '',
    colourChoice: isPreset ? colour : OTHER_COLOUR,
    customColour: isPreset ? '' : colour,
    licensePlate: user.licensePlate ?? '',
    licensePlateState: user.licensePlateState ?? '',
    licensePlateType: user.licensePlateType,
    emailNotifications: user.emailNotifications,
    smsNotifications: user.smsNotifications,
  };
}

const colourOf = ({ colourChoice, customColour }: ProfileDraft): string =>
  colourChoice === OTHER_COLOUR ? customColour.trim() : colourChoice;

export interface DraftError {
  field: keyof ProfileDraft;
  message: string;
}

/** What is missing, in SPEC.md's order; the e-mail can't be, as it is not changed here. */
export function draftErrors(draft: ProfileDraft): DraftError[] {
  const checks: (DraftError & { isMissing: boolean })[] = [
    missing('firstName', 'Please enter your first name.'),
    missing('lastName', 'Please enter your last name.'),
    ...(draft.noVehicle
      ? []
      : [
          missing('vehicleMake', 'Please enter your vehicle make.'),
          missing('vehicleModel', 'Please enter your vehicle model.'),
          {
            field:
              draft.colourChoice === OTHER_COLOUR ? ('customColour' as const) : ('colourChoice' as const),
            message: 'Please select or enter your vehicle color.',
            isMissing: colourOf(draft) === '',
          },
          missing('licensePlate', 'Please enter your license plate number.'),
          missing('licensePlateState', 'Please select a plate state.'),
          {
            field: 'licensePlateType' as const,
            message: 'Please select a plate type.',
            isMissing: draft.licensePlateType === null,
          },
        ]),
    {
      field: 'phone',
      message: 'Phone number must be at least 10 digits',
      isMissing: draft.phone.trim() !== '' && draft.phone.trim().length < 10,
    },
  ];
  return checks.filter(({ isMissing }) => isMissing).map(({ field, message }) => ({ field, message }));

  function missing(field: TextField, message: string): DraftError & { isMissing: boolean } {
    return { field, message, isMissing: draft[field].trim() === '' };
  }
}

type TextField = {
  [Field in keyof ProfileDraft]: ProfileDraft[Field] extends string ? Field : never;
}[keyof ProfileDraft];

const NO_VEHICLE = {
  vehicleMake: null,
  vehicleModel: null,
  vehicleYear: null,
  vehicleColor: null,
  licensePlate: null,
  licensePlateState: null,
  licensePlateType: null,
};

export function changesOf(draft: ProfileDraft): ProfileChanges {
  const phone = draft.phone.trim();
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    // The account keeps a number once it has one: reservations may need a call.
    ...(phone !== '' && { phone }),
    emergencyContact: draft.emergencyContact.trim() || null,
    emailNotifications: draft.emailNotifications,
    smsNotifications: draft.smsNotifications,
    ...(draft.noVehicle
      ? NO_VEHICLE
      : {
          vehicleMake: draft.vehicleMake.trim(),
          vehicleModel: draft.vehicleModel.trim(),
          vehicleYear: draft.vehicleYear.trim() || null,
          vehicleColor: colourOf(draft),
          licensePlate: draft.licensePlate.trim(),
          licensePlateState: draft.licensePlateState,
          licensePlateType: draft.licensePlateType,
        }),
  };
}
