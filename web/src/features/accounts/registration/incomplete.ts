import type { PlanName } from '@chargerota/domain';
import { useHistoryState } from 'wouter/use-browser-location';
import { carrying } from '../sign-in/carried.ts';

/** Passes an incomplete registration on to the screen that completes it, so that nothing is asked twice. */
export const carryingIncomplete = (email: string, plan?: PlanName) => ({
  ...carrying(email),
  isIncomplete: true,
  plan: plan ?? null,
});
type Carried = ReturnType<typeof carryingIncomplete>;

/**
 * The registration passed on by the previous screen. Without one the screen asks for its status, and the plan is the
 * one chosen when registering.
 */
export function useCarriedIncomplete(): { isIncomplete: boolean; plan: PlanName | null } {
  const carried = useHistoryState<Partial<Carried> | null>();
  return { isIncomplete: carried?.isIncomplete === true, plan: carried?.plan ?? null };
}
