/**
 * The fields of a new account that are stored while the tab is open: all but secrets, consent and the identity from a
 * provider.
 */
export const DRAFTED_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'hasNoVehicle',
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'licensePlate',
  'licensePlateState',
  'licensePlateType',
  'smsNotifications',
  'emailNotifications',
] as const;
