import type { Messages } from '../../en/index.ts';

export const operatorHealth = {
  organizations: 'Organisations',
} satisfies Partial<Messages['operatorHealth']>;
