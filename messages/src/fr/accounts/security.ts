import type { Messages } from '../../en/index.ts';

export const accountsSecurity = {
  yourPassword: 'votre mot de passe',
} satisfies Messages['accountsSecurity'];
