// When a key is a shortcut; what the keys do is in shortcuts.ts.
import { readText, writeText } from '../../lib/storage.ts';
import { isMac } from './platform.ts';

const KEY = 'singleKeyShortcuts';

/** Whether single keys do anything, on this device. */
export const singleKeysAreOn = (): boolean => readText(KEY) !== 'off';
export const setSingleKeys = (on: boolean): void => writeText(KEY, on ? null : 'off');

export const MENU_KEYS = [isMac ? '⌘' : 'Ctrl', 'K'] as const;

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>;

/** ⌘K on a Mac, where Ctrl+K deletes to the end of a line; Ctrl+K elsewhere. Nothing else is held. */
export const isMenuKey = (event: Pressed, onMac = isMac): boolean =>
  event.key.toLowerCase() === 'k' &&
  event.metaKey === onMac &&
  event.ctrlKey === !onMac &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  !event.defaultPrevented;

/** A letter by itself, "?" or "/". Where "?" or "/" needs Shift, that is no other key. */
export function singleKey(event: Pressed): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return null;
  if (event.defaultPrevented) return null;
  if (event.key === '?' || event.key === '/') return event.key;
  return !event.shiftKey && /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : null;
}

/** Fields, and lists in which letters find an entry. */
const TYPING =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable], [role=listbox], [role=combobox], [role=menu]';
const OVER_THE_SCREEN = '[role=dialog], [role=alertdialog], [popover]:popover-open';

export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/** Whether a dialog or a list is open over the screen; its keys are its own. */
export const isScreenCovered = (): boolean => document.querySelector(OVER_THE_SCREEN) !== null;

/** The screen's search, if it has one. */
export const searchField = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find(
    (field) => !field.disabled && field.getClientRects().length > 0,
  );
