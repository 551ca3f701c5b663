import { useSettled } from './use-settled.ts';

/** Longer than a double press, and than a press that was under way when the screen changed. */
const JUST_MS = 1000;

/**
 * Whether `what` has changed within the last second. Set it as `data-just-changed` on an element whose controls replace
 * others: for that second it takes no presses, because they were meant for the previous controls. The keyboard needs no
 * such pause, because the focus disappears with the pressed control.
 */
export const useJustChanged = (what: string | number): boolean => useSettled(what, JUST_MS) !== what;

/** Whether `isHere` became true within the last second, under a finger that may press twice. */
export const useJustCame = (isHere: boolean): boolean => !useSettled(isHere, JUST_MS, false) && isHere;
