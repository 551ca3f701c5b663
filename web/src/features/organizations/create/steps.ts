import { useSearch } from 'wouter';
import { paths } from '../../../lib/paths.ts';

export type Step = 'profile' | 'plan' | 'details';

export const stepPath = (step: Step): string => `${paths.createOrganization}?step=${step}`;

/**
 * The step named in the address, so that the back button returns to the previous one. If the person's name is missing,
 * that step comes first.
 */
export function useStep(steps: readonly Step[], isNameMissing: boolean): Step {
  const asked = new URLSearchParams(useSearch()).get('step');
  const first = steps[0] ?? 'plan';
  if (isNameMissing) return first;
  return steps.find((step) => step === asked) ?? first;
}
