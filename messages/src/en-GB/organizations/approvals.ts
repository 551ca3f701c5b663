import type { Messages } from '../../en/index.ts';

export const organizationsApprovals = {
  theyCannotBook: 'They cannot book in your organisation and are notified. You can invite them again later.',
  namesCannotBook: ({ names }) =>
    `${names} cannot book in your organisation and are notified. You can invite them again later.`,
} satisfies Partial<Messages['organizationsApprovals']>;
