import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import './providers.css';

/** The head of a new account's form while the pending identity is loading. */
export const AccountLoading = (): ReactNode => (
  <Section title={m.common.yourAccount}>
    <div className="form-col form" aria-busy="true">
      <output className="vh">{m.common.loading}</output>
      {['70%', '100%', '100%', '100%'].map((width, row) => (
        <div key={row} className="si-wait">
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  </Section>
);
