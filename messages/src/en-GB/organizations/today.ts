import type { Messages } from '../../en/index.ts';

export const organizationsToday = {
  signInAsAnAdministrator: 'Sign in as an administrator to see what your organisation needs today.',
} satisfies Partial<Messages['organizationsToday']>;
