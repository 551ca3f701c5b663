import { useState } from 'react';
import { sectionChanges, SECTION_SETTINGS, withDraft, withoutSection } from './settings.ts';
import type { Changes, SectionName, Settings } from './settings.ts';

export type Draft = {
  /** What is in force. */
  saved: Settings;
  /** What would be, with everything that is not saved yet. */
  wished: Settings;
  isDirty: boolean;
  set: (changes: Changes) => void;
  changesOf: (section: SectionName) => Changes;
  /** Forgets what was changed in a section when this was rendered: discarded, or saved. What came since stays. */
  clear: (section: SectionName) => void;
};

/** What a control needs: the value in force or in the draft, and how to change it. */
export type SettingsForm = Pick<Draft, 'wished' | 'set'> & {
  /** Every change is saved at once, so half-typed values must not count. */
  savesAtOnce?: true;
};

/** What an administrator has changed and not saved yet. What others save meanwhile shows through. */
export function useDraft(saved: Settings): Draft {
  const [draft, setDraft] = useState<Changes>({});
  const changesOf = (section: SectionName): Changes => sectionChanges(section, saved, draft);
  const sections = Object.keys(SECTION_SETTINGS) as SectionName[];
  return {
    saved,
    wished: withDraft(saved, draft),
    isDirty: sections.some((section) => isChange(changesOf(section))),
    set: (changes) => setDraft((before) => ({ ...before, ...changes })),
    changesOf,
    // Of the render whose button was pressed, `draft` is what was sent.
    clear: (section) => setDraft((now) => withoutSection(now, section, draft)),
  };
}

export const isChange = (changes: Changes): boolean => Object.keys(changes).length > 0;
