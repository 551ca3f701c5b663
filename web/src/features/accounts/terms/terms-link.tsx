import type { ReactNode } from 'react';
import { BASE } from '../../../lib/base.ts';
import { paths } from '../../../lib/paths.ts';

/** For a sentence in a form. The terms open in another tab, because the form's values would be lost otherwise. */
export function TermsLink({ children }: { children: ReactNode }): ReactNode {
  return (
    <a className="link" href={BASE + paths.terms} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
