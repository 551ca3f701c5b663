import { TRIAL_DAYS } from '@chargerota/domain';
import type { ReactNode } from 'react';

const FACTS: readonly (readonly [title: string, text: string])[] = [
  [
    'Charging is free for members',
    'A plan pays for running the organization: its locations, members and settings. No session is billed.',
  ],
  [
    `The first ${TRIAL_DAYS} days are free`,
    'An organization starts on the plan that it chose, with everything in it, and nothing is charged.',
  ],
  [
    'What counts toward the limits',
    'Active locations; members, including people waiting for approval and open invitations; chargers in use at each location. Deactivated locations, suspended members and chargers out of use do not count.',
  ],
  [
    'Nothing is lost at a limit',
    'Everything stays as it is, and members keep booking. You can add more as soon as you are below the limit.',
  ],
];

export function HowBillingWorks(): ReactNode {
  return (
    <dl className="rows bl-how">
      {FACTS.map(([title, text]) => (
        <div key={title}>
          <dt className="strong">{title}</dt>
          <dd className="mute">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
