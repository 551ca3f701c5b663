import type { Messages } from '../../en/index.ts';

export const billing = {
  aPlanPaysForRunning:
    'A plan pays for running the organisation: its locations, members and settings. No session is billed.',
  anOrganizationStartsOnThe:
    'An organisation starts on the plan that it chose, with everything in it. The first charge comes when the trial ends, and only if you have set up payment.',
} satisfies Partial<Messages['billing']>;
