import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';

/** For a sentence in a form. The terms open in another tab, because the form's values would be lost otherwise. */
export function TermsLink(): ReactNode {
  return (
    <a className="link" href={paths.terms} target="_blank" rel="noopener">
      terms and conditions
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}
