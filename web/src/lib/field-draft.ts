import { keepDraft, readDraft } from './storage.ts';

/** Some of a form's values, kept until the tab is closed. */
export type FieldDraft<Values extends object> = {
  read: () => Partial<Values>;
  keep: (values: Partial<Values>) => void;
  forget: () => void;
};

/** Keeps only these fields, and reads no others: whatever else a form holds, such as a secret, is never stored. */
export function fieldDraft<Values extends object>(
  key: string,
  fields: readonly (keyof Values & string)[],
): FieldDraft<Values> {
  const keptOf = (values: Partial<Values>): Partial<Values> =>
    Object.fromEntries(
      fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])),
    ) as Partial<Values>;
  return {
    read: () => keptOf(readDraft<Values>(key)),
    keep: (values) => keepDraft(key, keptOf(values)),
    forget: () => keepDraft(key, null),
  };
}
