import type { Messages } from '../../en/index.ts';

export const locationsReviews = {
  atMostCharacters: ({ most }) => `At most ${most} characters. Members of your organisation read it.`,
} satisfies Partial<Messages['locationsReviews']>;
