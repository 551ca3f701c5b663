import { useState } from 'react';

/** Unsaved changes to a form's values. */
export type FormDraft<Values> = {
  /** The saved values with the unsaved changes applied. */
  edited: Values;
  changes: Partial<Values>;
  isDirty: boolean;
  set: (changes: Partial<Values>) => void;
  /** Drops the changes as they were when this was rendered (they were discarded or saved). Later changes stay. */
  clear: () => void;
};

/** The values that a draft changes. */
export function changesOf<Values extends object>(saved: Values, draft: Partial<Values>): Partial<Values> {
  const names = (Object.keys(draft) as (keyof Values)[]).filter((name) => draft[name] !== saved[name]);
  return Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<Values>;
}

/** Unchanged values follow what others save. */
export function useFormDraft<Values extends object>(saved: Values): FormDraft<Values> {
  const [draft, setDraft] = useState<Partial<Values>>({});
  const changes = changesOf(saved, draft);
  return {
    edited: { ...saved, ...draft },
    changes,
    isDirty: Object.keys(changes).length > 0,
    set: (changed) => setDraft((before) => ({ ...before, ...changed })),
    clear: () =>
      setDraft(
        (now) =>
          Object.fromEntries(
            Object.entries(now).filter(([name, value]) => draft[name as keyof Values] !== value),
          ) as Partial<Values>,
      ),
  };
}
