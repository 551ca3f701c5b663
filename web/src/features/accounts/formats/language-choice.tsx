import { m } from '@chargerota/messages';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@chargerota/domain';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { keepTyped, restoreTyped } from '../../../lib/keep-typed.ts';
import { pageLanguage, switchLanguage } from '../../../lib/language.ts';
import { Select } from '../../../ui/field.tsx';
import './language-choice.css';

/** For whoever is not signed in: the language on this browser. What is typed stays. */
export function LanguageChoice(): ReactNode {
  useEffect(restoreTyped, []);
  return (
    <span className="lang-choice">
      <Select
        aria-label={m.accountsFormats.language}
        value={pageLanguage()}
        onChange={({ target }) => {
          keepTyped();
          switchLanguage(target.value as Language);
        }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </Select>
    </span>
  );
}
