import { TRIAL_DAYS } from '@chargerota/domain';
import type { TrialState } from '@chargerota/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayOf } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Section } from '../../../ui/page.tsx';

/** The days left of the free trial, and what happens when it ends. */
export function TrialStatus({ trial, endsAt }: { trial: TrialState; endsAt: Date }): ReactNode {
  const { daysRemaining, endsSoon, state } = trial;
  if (state === 'expired') {
    return (
      <Section title="Free trial">
        <div className="bl-trial">
          <Badge tone="off">Ended {formatDayOf(endsAt)}</Badge>
          <p>{AFTER}</p>
        </div>
      </Section>
    );
  }
  return (
    <Section title="Free trial">
      <div className={endsSoon ? 'bl-trial is-soon' : 'bl-trial'}>
        <p className="fig fig-40">
          {daysRemaining} <span className="unit">{daysRemaining === 1 ? 'day left' : 'days left'}</span>
        </p>
        <div className="bl-days" aria-hidden="true">
          {Array.from({ length: TRIAL_DAYS }, (_, day) => (
            <i key={day} className={day >= TRIAL_DAYS - daysRemaining ? 'is-left' : undefined} />
          ))}
        </div>
        {endsSoon && (
          <output className="badge b-wait">
            <TriangleAlert className="ic" aria-hidden="true" />
            Your free trial ends soon
          </output>
        )}
        <p className="mute">
          It ends {formatDayOf(endsAt)}. Nothing is charged until then. {AFTER}
        </p>
      </div>
    </Section>
  );
}

const AFTER =
  'After the trial members keep booking; adding locations, members or chargers needs a subscription.';
