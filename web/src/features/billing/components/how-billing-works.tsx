import { TRIAL_DAYS } from '@chargerota/domain';
import type { ReactNode } from 'react';

const FACTS: readonly (readonly [title: string, text: string])[] = [
  [
    'Charging is free for members',
    'A plan pays for running the organization: its locations, members and settings. No session is billed.',
  ],
  [
    `The first ${TRIAL_DAYS} days are free`,
    'An organization starts on the plan that it chose, with everything in it. The first charge comes when the trial ends, and only if you have set up payment.',
  ],
  [
    'More is charged at once, less takes effect later',
    'For a higher plan or another add-on you pay at once for the rest of the period, and you see the exact amount before you confirm. A lower plan or a cancelled add-on takes effect at the end of the period that is paid; its lower limits apply at once to what you add.',
  ],
  [
    'What counts toward the limits',
    'Active locations; members, including people waiting for approval and open invitations; chargers in use at each location. Deactivated locations, suspended members and chargers out of use do not count.',
  ],
  [
    'Nothing is lost at a limit',
    'Everything stays as it is, and members keep booking. You can add more as soon as you are below the limit.',
  ],
  [
    'If a payment fails',
    'The card is tried three more times within a week, and you are notified each time. Nothing stops until the last try has failed; then the subscription ends, with all add-ons, including those paid for a year.',
  ],
  [
    'How to stop',
    'A subscription that you cancel stays until the paid month ends; its add-ons end with it, including those paid for a year, and nothing is paid back. An overdue one ends at once, and the overdue amount is no longer charged.',
  ],
];

export function HowBillingWorks(): ReactNode {
  return (
    <dl className="rows bl-how">
      {FACTS.map(([title, text]) => (
        <div key={title} className="py-12 w-40">
          <dt className="strong">{title}</dt>
          <dd className="mute">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
