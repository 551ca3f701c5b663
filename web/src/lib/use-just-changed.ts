import { useSettled } from './use-settled.ts';

/** Longer than the second half of a double press takes, and than a press that was under way when the screen changed. */
const JUST_MS = 1000;

/**
 * Whether `what` became another within the last second. For `data-just-changed` of what holds controls that take the
 * place of others: no press reaches them for so long, because it was meant for what stood there before. The keyboard
 * needs no such rest: the focus leaves with the control that was pressed.
 */
export const useJustChanged = (what: string | number): boolean => useSettled(what, JUST_MS) !== what;

/** Whether what `isHere` came within the last second, under a finger that may press twice. */
export const useJustCame = (isHere: boolean): boolean => !useSettled(isHere, JUST_MS, false) && isHere;
