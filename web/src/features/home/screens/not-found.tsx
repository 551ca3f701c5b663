import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scale } from '../../../ui/scale.tsx';

/** Any path that is no screen (SPEC.md §2). */
export function NotFoundScreen(): ReactNode {
  return (
    <Page className="not-found">
      <Scale />
      <h1 className="page-title">404 Page Not Found</h1>
      <p className="mute">This address has no screen. It may have moved, or the link was cut short.</p>
      <p>
        <ButtonLink href={paths.landing} look="primary">
          Back to Home
        </ButtonLink>
      </p>
    </Page>
  );
}
