import type { Messages } from '../../en/index.ts';

export const rulesPeakRules = {
  walkInsAreTurnedOff: 'Walk-ins are turned off in this organisation.',
  offPeakHoursAreBy: 'Off-peak hours are by reservation only in this organisation.',
} satisfies Partial<Messages['rulesPeakRules']>;
