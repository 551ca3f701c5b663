import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { faultReportPath } from '../../../lib/report-path.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scale } from '../../../ui/scale.tsx';
import './not-found.css';

/** Shown for every path without a screen. */
export function NotFoundScreen(): ReactNode {
  const [path] = useLocation();
  return (
    <Page className="not-found pt-24">
      <h1 tabIndex={-1}>
        <span className="figure">404</span> Page Not Found
      </h1>
      <Scale />
      <p className="mute">There is no page at this address. It may have moved, or the link was cut short.</p>
      <ButtonLink href={paths.landing} look="primary" large>
        Back to Home
      </ButtonLink>
      <p className="sm mute">
        Did one of our links bring you here?{' '}
        <Link className="link" href={faultReportPath(path)}>
          Report this
        </Link>
      </p>
    </Page>
  );
}
