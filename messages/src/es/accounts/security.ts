import type { Messages } from '../../en/index.ts';

export const accountsSecurity = {
  yourPassword: 'tu contraseña',
} satisfies Messages['accountsSecurity'];
