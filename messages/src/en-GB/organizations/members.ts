import type { Messages } from '../../en/index.ts';

export const organizationsMembers = {
  youCanNoLongerBook:
    'You can no longer book or manage this organisation. Only another administrator can change that.',
} satisfies Partial<Messages['organizationsMembers']>;
