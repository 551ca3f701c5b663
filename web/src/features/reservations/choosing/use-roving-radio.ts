import type { KeyboardEvent } from 'react';
import { keyOnward } from '../../../lib/direction.ts';

interface Options {
  count: number;
  /** The chosen index, or -1. */
  selected: number;
  isEnabled: (index: number) => boolean;
  onSelect: (index: number) => void;
  /** The number of items per row, if they are laid out in two dimensions. */
  columnsOf?: (group: HTMLElement) => number;
}

/**
 * Keyboard control of a radio group (ARIA pattern): one tab stop; arrow keys move and choose, Home and End jump. A
 * disabled item can be focused, so that its reason can be read, but not chosen. `onKeyDown` belongs on the group.
 */
export function useRovingRadio({ count, selected, isEnabled, onSelect, columnsOf }: Options) {
  const firstEnabled = Array.from({ length: count }, (_, index) => index).find(isEnabled);
  const stop = selected >= 0 ? selected : (firstEnabled ?? 0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
    const from = radios.indexOf(event.target as HTMLElement);
    const row = columnsOf?.(event.currentTarget) ?? 1;
    const to = {
      ArrowRight: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from + row,
      ArrowUp: from - row,
      Home: 0,
      End: radios.length - 1,
    }[keyOnward(event.key)];
    if (from < 0 || to === undefined) return;
    event.preventDefault();
    const target = radios[to];
    if (!target) return;
    target.focus();
    if (isEnabled(to)) onSelect(to);
  }

  return { onKeyDown, tabIndex: (index: number) => (index === stop ? 0 : -1) };
}
