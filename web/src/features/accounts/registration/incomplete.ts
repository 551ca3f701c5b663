import type { PlanName } from '@chargerota/domain';
import { useHistoryState } from 'wouter/use-browser-location';
import { carrying } from '../sign-in/carried-address.ts';

/** Takes a registration that is known to be incomplete along to its completion, so that nothing is asked twice. */
export const carryingIncomplete = (email: string, plan?: PlanName) => ({
  ...carrying(email),
  isIncomplete: true,
  plan: plan ?? null,
});
type Carried = ReturnType<typeof carryingIncomplete>;

/** What was taken along; without it the status has to be asked for, and the plan is the one chosen when registering. */
export function useCarriedIncomplete(): { isIncomplete: boolean; plan: PlanName | null } {
  const carried = useHistoryState<Partial<Carried> | null>();
  return { isIncomplete: carried?.isIncomplete === true, plan: carried?.plan ?? null };
}
