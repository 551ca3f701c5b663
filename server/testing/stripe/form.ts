import { invalid } from './failure.ts';

/** Parameters of a request as Stripe reads them: `items[0][price]=…` is a list of objects. */
export type Form = { [name: string]: string | Form | undefined };

export function readForm(encoded: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(encoded)) {
    const names = path.split('[').map((name) => name.replace(']', ''));
    // `expand[]` counts up by itself.
    place(form, names, value);
  }
  return form;
}

function place(form: Form, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(form).length) : name;
  if (rest.length === 0) form[key] = value;
  else place((form[key] ??= {}) as Form, rest, value);
}

export const textOf = (form: Form | undefined, name: string): string | undefined => {
  const value = form?.[name];
  return typeof value === 'string' ? value : undefined;
};

export const formOf = (form: Form | undefined, name: string): Form | undefined => {
  const value = form?.[name];
  return typeof value === 'object' ? value : undefined;
};

export const listOf = (form: Form | undefined, name: string): Form[] =>
  Object.values(formOf(form, name) ?? {}).filter((one) => typeof one === 'object');

export const numberOf = (form: Form | undefined, name: string): number | undefined => {
  const value = textOf(form, name);
  return value === undefined ? undefined : Number(value);
};

/** The metadata of an object after a request, within Stripe's limits; an empty value removes its key. */
export function mergeMetadata(
  before: Record<string, string>,
  form: Form | undefined,
): Record<string, string> {
  const given = Object.keys(form ?? {}).map((key) => [key, textOf(form, key) ?? ''] as const);
  const after = Object.entries({ ...before, ...Object.fromEntries(given) }).filter(([, value]) => value);
  const isTooMuch = ([key, value]: [string, string]) => key.length > 40 || value.length > 500;
  if (after.length > 50 || after.some(isTooMuch)) throw invalid('metadata', 'metadata');
  return Object.fromEntries(after);
}
