/** What takes a change back: the values before it, except of fields that were changed again since. */
export function formerValues<T extends object>(
  before: T,
  after: T,
  now: T,
  fields: readonly (keyof T)[],
): Partial<T> {
  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const former = fields.filter(
    (field) => !isSame(before[field], after[field]) && isSame(now[field], after[field]),
  );
  return Object.fromEntries(former.map((field) => [field, before[field]])) as Partial<T>;
}
