import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useIsRouted } from '../../../lib/routed-paths.ts';

/** In a form's sentence. The terms open beside the form, which would be lost. */
export function TermsLink(): ReactNode {
  if (!useIsRouted(paths.terms)) return 'terms and conditions';
  return (
    <a className="link" href={paths.terms} target="_blank" rel="noopener">
      terms and conditions
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}
