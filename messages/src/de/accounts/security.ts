import type { Messages } from '../../en/index.ts';

export const accountsSecurity = {
  yourPassword: 'deinem Passwort',
} satisfies Messages['accountsSecurity'];
