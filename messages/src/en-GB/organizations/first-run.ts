import type { Messages } from '../../en/index.ts';

export const organizationsFirstRun = {
  howLongHowOftenAnd:
    'How long, how often and how far ahead members may reserve. Rules that suit most organisations are already in force.',
} satisfies Partial<Messages['organizationsFirstRun']>;
