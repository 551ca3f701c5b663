import type { AccountSecurity } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Section } from '../../../ui/page.tsx';
import { dayInItsYear, termsMonth } from '../security/words.ts';

/** The version of the terms that the person accepted, and when. */
export function TermsSection({ security }: { security: AccountSecurity }): ReactNode {
  const now = useNow();
  const { termsAcceptedAt, termsVersion } = security;
  return (
    <Section title="Terms">
      <div className="acc-row">
        <span className="acc-n">
          <span className="strong">
            {termsAcceptedAt ? `Accepted ${dayInItsYear(new Date(termsAcceptedAt), now)}` : 'Not recorded'}
          </span>
          <span className="sm mute">
            {termsAcceptedAt
              ? `Terms and conditions${termsVersion ? ` of ${termsMonth(termsVersion)}` : ''}`
              : 'Your account was created before acceptance was recorded.'}
          </span>
        </span>
        <span className="acc-a">
          <Link className="link acc-read" href={paths.terms}>
            Read the terms
          </Link>
        </span>
      </div>
    </Section>
  );
}
