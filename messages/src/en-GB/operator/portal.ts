import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const operatorPortal = {
  nameEmailPhoneOrOrganization: 'Name, email, phone or organisation',
  everyoneWhoRegistersAnOrganization: 'Everyone who registers an organisation is listed here.',
  theyNoLongerManageAn: 'They no longer manage an organisation.',
  theyCanSignInAgain:
    'They can sign in again with the password that they had, and administer their organisation as before.',
  membersKeepBookingNothingElse: 'Members keep booking; nothing else about the organisation changes.',
  organizationsCounted: ({ count }) =>
    plural(count, { one: `${number(count)} organisation`, other: `${number(count)} organisations` }),
} satisfies Partial<Messages['operatorPortal']>;
