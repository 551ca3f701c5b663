import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Notice } from '../../../ui/notice.tsx';
import type { Stay } from '../use-stay.ts';

/** What who is charging should know before they stay: that somebody waits, and why the session cannot be longer. */
export const ChargingNote = ({ isWaitedFor, refusal, elsewhere }: Stay): ReactNode => (
  <>
    {isWaitedFor && (
      <Notice tone="wait" title="Somebody is waiting for a charger">
        Please release this one as soon as your car is charged.
      </Notice>
    )}
    {refusal !== null && (
      <p className="sm mute">
        You cannot stay longer. {refusal}{' '}
        {elsewhere !== null && (
          <Link className="link" href={elsewhere}>
            Book another charger for then
          </Link>
        )}
      </p>
    )}
  </>
);
