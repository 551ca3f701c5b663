import { useState } from 'react';
import { sectionChanges, SECTION_SETTINGS, withDraft, withoutSection } from './settings.ts';
import type { Changes, SectionName, Settings } from './settings.ts';

export type Draft = {
  /** The saved settings. */
  saved: Settings;
  /** The saved settings with the unsaved changes applied. */
  edited: Settings;
  isDirty: boolean;
  set: (changes: Changes) => void;
  changesOf: (section: SectionName) => Changes;
  /**
   * Drops a section's changes as they were when this was rendered (they were discarded or saved). Later changes stay.
   */
  clear: (section: SectionName) => void;
};

/** The values that controls show, saved or unsaved, and the function that changes them. */
export type SettingsForm = Pick<Draft, 'edited' | 'set'> & {
  /** True if every change is saved at once, so that half-typed values must not count. */
  savesAtOnce?: true;
};

/** An administrator's unsaved changes. Unchanged settings follow what others save. */
export function useDraft(saved: Settings): Draft {
  const [draft, setDraft] = useState<Changes>({});
  const changesOf = (section: SectionName): Changes => sectionChanges(section, saved, draft);
  const sections = Object.keys(SECTION_SETTINGS) as SectionName[];
  return {
    saved,
    edited: withDraft(saved, draft),
    isDirty: sections.some((section) => isChange(changesOf(section))),
    set: (changes) => setDraft((before) => ({ ...before, ...changes })),
    changesOf,
    // `draft` belongs to the render whose button was pressed, so it holds the changes that were sent.
    clear: (section) => setDraft((now) => withoutSection(now, section, draft)),
  };
}

export const isChange = (changes: Changes): boolean => Object.keys(changes).length > 0;
