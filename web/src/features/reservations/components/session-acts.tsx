import { keepTimesTogether } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../ui/button.tsx';
import type { sessionActs, Stay } from '../use-stay.ts';
import '../styles/session-acts.css';

type SessionActsProps = { stay: Stay | null; acts: ReturnType<typeof sessionActs> };

/**
 * Staying, or in its place why that is refused; releasing, which gives the charger away, is always below and never where
 * another button was (decision 0026).
 */
export const SessionActs = ({ stay, acts: { longer, release } }: SessionActsProps): ReactNode => (
  <div className="session-acts">
    {longer && (
      <Button data-act="extend" look={stay?.isWaitedFor ? 'line' : 'primary'} large block onClick={longer}>
        Stay longer
      </Button>
    )}
    {stay !== null && stay.refusal !== null && (
      <p className="sm mute">
        {keepTimesTogether(stay.refusal)}{' '}
        {stay.elsewhere !== null && (
          <Link className="link" href={stay.elsewhere}>
            Book another charger for then
          </Link>
        )}
      </p>
    )}
    <Button data-act="release" large block onClick={release}>
      Release charger
    </Button>
  </div>
);
