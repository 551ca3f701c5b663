import type { MyOrganization } from '@chargerota/contract';
import { useState } from 'react';
import { detailsChanged, detailsOf } from './details.ts';
import type { Details } from './details.ts';

export type DetailsDraft = {
  /** What would be, with everything that is not saved yet. */
  wished: Details;
  changes: Partial<Details>;
  isDirty: boolean;
  set: (changes: Partial<Details>) => void;
  /** Forgets what was changed when this was rendered: discarded, or saved. What came since stays. */
  clear: () => void;
};

/** What is changed of the organization's details and not saved yet. What others save meanwhile shows through. */
export function useDetailsDraft(organization: MyOrganization): DetailsDraft {
  const [draft, setDraft] = useState<Partial<Details>>({});
  const saved = detailsOf(organization);
  const changes = detailsChanged(saved, draft);
  return {
    wished: { ...saved, ...draft },
    changes,
    isDirty: Object.keys(changes).length > 0,
    set: (wishes) => setDraft((before) => ({ ...before, ...wishes })),
    clear: () =>
      setDraft((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([name, value]) => draft[name as keyof Details] !== value),
        ),
      ),
  };
}
