import type { Messages } from '../../en/index.ts';

export const rulesPlaceRules = {
  youAreNotAMember: 'You are not a member of this organisation.',
  yourMembership: {
    pending: 'Your membership in this organisation is waiting for approval by an administrator.',
    suspended: 'Your membership in this organisation is suspended.',
  },
} satisfies Partial<Messages['rulesPlaceRules']>;
