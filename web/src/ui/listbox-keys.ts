import type { KeyboardEvent } from 'react';
import { plainText } from '../lib/plain-text.ts';

/**
 * Moves the focus within a listbox whose options are `names`: with arrow keys, Home and End, or with a letter to the
 * next name that begins with it.
 */
export function moveInListbox(event: KeyboardEvent<HTMLElement>, names: readonly string[]): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
  const from = options.indexOf(event.target as HTMLElement);
  const to = targetOf(event.key, from, names);
  if (to === null) return;
  event.preventDefault();
  options[Math.min(Math.max(to, 0), options.length - 1)]?.focus();
}

function targetOf(key: string, from: number, names: readonly string[]): number | null {
  switch (key) {
    case 'ArrowDown':
      return from + 1;
    case 'ArrowUp':
      return from - 1;
    case 'Home':
      return 0;
    case 'End':
      return names.length - 1;
    default:
      return key.length === 1 && key !== ' ' ? nextNamed(key, from, names) : null;
  }
}

function nextNamed(letter: string, from: number, names: readonly string[]): number | null {
  const starts = (name: string): boolean => plainText(name).startsWith(plainText(letter));
  const later = names.findIndex((name, index) => index > from && starts(name));
  const first = later < 0 ? names.findIndex(starts) : later;
  return first < 0 ? null : first;
}
