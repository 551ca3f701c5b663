import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scale } from '../../../ui/scale.tsx';
import './not-found.css';

/** Shown for every path without a screen. */
export function NotFoundScreen(): ReactNode {
  return (
    <Page className="not-found">
      <h1 tabIndex={-1}>
        <span className="figure">404</span> Page Not Found
      </h1>
      <Scale />
      <p className="mute">This address has no screen. It may have moved, or the link was cut short.</p>
      <ButtonLink href={paths.landing} look="primary" large>
        Back to Home
      </ButtonLink>
    </Page>
  );
}
