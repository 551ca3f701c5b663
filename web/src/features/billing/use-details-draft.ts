import { useState } from 'react';
import { detailsChanged } from './details.ts';
import type { Details } from './details.ts';

export type DetailsDraft = {
  /** The saved details with the unsaved changes applied. */
  edited: Details;
  changes: Partial<Details>;
  isDirty: boolean;
  set: (changes: Partial<Details>) => void;
  /** Drops the changes as they were when this was rendered (they were discarded or saved). Later changes stay. */
  clear: () => void;
};

/** Unsaved changes to the billing details. Unchanged fields follow what others save. */
export function useDetailsDraft(saved: Details): DetailsDraft {
  const [draft, setDraft] = useState<Partial<Details>>({});
  const changes = detailsChanged(saved, draft);
  return {
    edited: { ...saved, ...draft },
    changes,
    isDirty: Object.keys(changes).length > 0,
    set: (changed) => setDraft((before) => ({ ...before, ...changed })),
    clear: () =>
      setDraft((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([name, value]) => draft[name as keyof Details] !== value),
        ),
      ),
  };
}
