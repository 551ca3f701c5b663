import { m } from '@chargerota/messages';
// How people, organizations and the ways to reach them are written.

export interface PostalAddress {
  address: string;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

/** '410 Harbor Street, New York, NY 10013'; unknown parts are left out. */
export function formatAddress({ address, city, state, zipCode }: PostalAddress): string {
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [address, city, region].filter(Boolean).join(', ');
}

/** Country codes have one or two digits, or three; a number of North America may come with its 1 alone. */
const COUNTRY = /^(?:\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})|1(?=\d{10}$))/;

/** `+1 312 555 0188`, of a number that was typed in one piece. What its owner has grouped stays as it is. */
export function formatPhone(text: string): string {
  if (!/^\+?\d{7,15}$/.test(text)) return text;
  const country = COUNTRY.exec(text)?.[0] ?? '';
  const groups = text.slice(country.length).replaceAll(/\d{3}(?=\d{2})/g, '$& ');
  return `${country} ${groups}`.trim();
}

type Person = { firstName: string | null; lastName: string | null; email?: string };

/** A person's name, which can be a single one, or their address if they have not given any. */
export const personName = ({ firstName, lastName, email = '' }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** The name of an organization whose founder gave none. */
export function defaultOrganizationName(founder: string): string {
  return m.rulesContactDetails.founderSOrganization({ founder });
}

/** The address of a link that writes to an email address. `?`, `&` and `%` would mean something else in it. */
export const mailtoOf = (email: string): string =>
  `mailto:${email
    .split('@')
    .map((part) => encodeURIComponent(part))
    .join('@')}`;
