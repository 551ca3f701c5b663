// Keeps what is typed over a loading of the page, such as the address on the sign-in page; passwords are not kept.
import { currentPath } from './base.ts';

const KEY = 'typed';
const FIELDS = 'main :is(input:not([type=password], [type=file], [type=checkbox], [type=radio]), textarea)';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)];

export function keepTyped(): void {
  const typed = fields().map(({ value }) => value);
  if (typed.some(Boolean)) sessionStorage.setItem(KEY, JSON.stringify([currentPath(), typed]));
}

/** Types it again, as a person would, so that forms take notice. */
export function restoreTyped(): void {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return;
  sessionStorage.removeItem(KEY);
  const [path, typed] = JSON.parse(stored) as [string, string[]];
  if (path !== currentPath()) return;
  for (const [index, field] of fields().entries()) {
    const value = typed[index];
    if (!value || field.value) continue;
    // Past React's own setter, which would take the change for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
