import type { Messages } from '../../en/index.ts';

export const refusalsFields = {
  organizationNameMustBeAt: 'Organisation name must be at least 2 characters',
  pleaseEnterWholeKilometers: 'Please enter whole kilometres.',
} satisfies Partial<Messages['refusalsFields']>;
