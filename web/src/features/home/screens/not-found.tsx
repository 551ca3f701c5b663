import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
        <Rich of={m.home.pageNotFound} code={<span className="figure">404</span>} />
      </h1>
      <Scale />
      <p className="mute">{m.home.thereIsNoPageAt}</p>
      <ButtonLink href={paths.landing} look="primary" large>
        {m.home.backToHome}
      </ButtonLink>
      <p className="sm mute">
        <Rich
          of={m.home.didOneOfOurLinks}
          a={(it) => (
            <Link className="link" href={faultReportPath(path)}>
              {it}
            </Link>
          )}
        />
      </p>
    </Page>
  );
}
