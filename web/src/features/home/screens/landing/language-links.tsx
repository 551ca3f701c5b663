import { m } from '@chargerota/messages';
import { LANGUAGE_NAMES, LANGUAGES } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { BASE } from '../../../../lib/base.ts';
import { pageLanguage, switchLanguage } from '../../../../lib/language.ts';

/** The page in each language. Whoever follows one stays in it on this browser. */
export const LanguageLinks = (): ReactNode => (
  <nav className="l-langs line gap-4-16 mt-32 sm" aria-label={m.homeLanding.languages}>
    {LANGUAGES.map((code) => (
      <a
        key={code}
        className="touch underlined"
        href={`${BASE}/?language=${code}`}
        lang={code}
        hrefLang={code}
        aria-current={code === pageLanguage() ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault();
          switchLanguage(code);
        }}
      >
        {LANGUAGE_NAMES[code]}
      </a>
    ))}
  </nav>
);
