import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDayOf } from '../lib/dates.ts';
import { useNow } from '../lib/use-now.ts';
import { Time } from './time.tsx';

/** The logo: ticks, one of them highlighted. */
export function Brand({ href = '/' }: { href?: string }): ReactNode {
  return (
    <Link className="brand" href={href}>
      <svg viewBox="0 0 22 20" aria-hidden="true">
        <path d="M1.5 6v8M6 6v8M20.5 6v8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <rect x="9.75" y="1" width="7" height="18" rx="2.2" fill="var(--primary)" />
      </svg>
      {m.parts.chargeRota}
    </Link>
  );
}

type AppHeaderProps = {
  /** Where the logo leads. */
  home: string;
  organization?: ReactNode;
  account?: ReactNode;
};

/** The masthead: logo, organization, date and time by the server's clock, and the person's account. */
export function AppHeader({ home, organization, account }: AppHeaderProps): ReactNode {
  const now = useNow();
  return (
    <header className="wrap mast">
      <Brand href={home} />
      <div className="mast-now">
        {organization}
        <span>{formatDayOf(now)}</span>
        <b>
          <Time at={now} />
        </b>
        {account}
      </div>
    </header>
  );
}
