// The schemas of what people fill in: the browser's forms check by them, and the server. Nothing else of the contract
// brings a schema to the browser.
export * from './forms/accounts.ts';
export * from './forms/closures.ts';
export * from './forms/locations.ts';
export * from './forms/organizations.ts';
export * from './forms/passwords.ts';
export * from './forms/phones.ts';
export * from './forms/preferences.ts';
export * from './forms/reports.ts';
export { email, timeZone } from './common.ts';
export { emailAddress } from './email-addresses.ts';
export { contactPhone, phone } from './phones.ts';
export { nameText, text } from './texts.ts';
