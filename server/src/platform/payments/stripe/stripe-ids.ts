type Thing = string | { id: string };

/** Stripe names another object by its id, or shows it whole. */
export function idOf(thing: Thing): string;
export function idOf(thing: Thing | null | undefined): string | null;
export function idOf(thing: Thing | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null);
}
