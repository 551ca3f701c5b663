import { useRef, type KeyboardEvent } from 'react';

interface Options {
  count: number;
  /** The chosen index, or -1. */
  selected: number;
  isEnabled: (index: number) => boolean;
  onSelect: (index: number) => void;
  /** Items a row when they are laid out in two dimensions. */
  columns?: () => number;
}

/**
 * The keyboard of a radio group (ARIA pattern): one tab stop; arrows move and choose, Home and End jump. What is
 * disabled can be stood on, so that its reason can be read, but not chosen.
 */
export function useRovingRadio({ count, selected, isEnabled, onSelect, columns }: Options) {
  const group = useRef<HTMLDivElement>(null);
  const firstEnabled = Array.from({ length: count }, (_, index) => index).find(isEnabled);
  const stop = selected >= 0 ? selected : (firstEnabled ?? 0);

  function onKeyDown(event: KeyboardEvent) {
    const radios = [...(group.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const from = radios.indexOf(event.target as HTMLElement);
    const row = columns?.() ?? 1;
    const to = {
      ArrowRight: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from + row,
      ArrowUp: from - row,
      Home: 0,
      End: radios.length - 1,
    }[event.key];
    if (from < 0 || to === undefined) return;
    event.preventDefault();
    const target = radios[to];
    if (!target) return;
    target.focus();
    if (isEnabled(to)) onSelect(to);
  }

  return { group, onKeyDown, tabIndex: (index: number) => (index === stop ? 0 : -1) };
}
