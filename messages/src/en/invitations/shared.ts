import { number, plural, type Counted } from '../../values.ts';

export const invitations = {
  // invitations/api.ts
  failedToDeclineInvitation: 'Failed to decline invitation',
  failedToAcceptInvitation: 'Failed to accept invitation',
  failedToSendInvitation: 'Failed to send invitation',
  failedToRevokeInvitation: 'Failed to revoke invitation',

  // invitations/expiry.ts
  /** When an invitation expires, beside the day: “Fri, Nov 6, in 6 days”. */
  withinTheHour: 'within the hour',
  inHours: ({ count }: Counted) =>
    plural(count, { one: `in ${number(count)} hour`, other: `in ${number(count)} hours` }),
  inDays: ({ count }: Counted) =>
    plural(count, { one: `in ${number(count)} day`, other: `in ${number(count)} days` }),
};
