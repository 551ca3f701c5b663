import type { Messages } from '../../en/index.ts';

export const accountsSecurity = {
  yourPassword: 'je wachtwoord',
} satisfies Messages['accountsSecurity'];
