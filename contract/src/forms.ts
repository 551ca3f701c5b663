// The schemas that the browser's forms check. Nothing else of the contract brings a schema to the browser: the build of
// the web application keeps only the addresses of the routes (web/route-addresses.ts).
export { firstName, lastName, loginForm, plateType, registerFields, vehicleFields } from './accounts.ts';
export { billingDetailsForm } from './billing.ts';
export { email, timeZone } from './common.ts';
export { emailAddress } from './email-addresses.ts';
export { acceptWithRegistrationFields } from './invitations.ts';
export {
  accessType,
  amenity,
  chargingType,
  connectorType,
  createLocationForm,
  locationType,
  updateSpotForm,
} from './locations.ts';
export { phoneCode, phoneToConfirm } from './notifications.ts';
export { createOrganizationForm, updateOrganizationForm } from './organizations.ts';
export { givenPassword, newPassword, resettingPassword } from './passwords.ts';
export { contactPhone, phone } from './phones.ts';
export { preferencesForm } from './preferences.ts';
export { passwordToConnect } from './providers.ts';
export { report } from './tickets.ts';
export { nameText, text } from './texts.ts';
