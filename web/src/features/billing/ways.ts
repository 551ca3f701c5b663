// Where an administrator changes or stops what is paid.
import type { Billing } from '@chargerota/contract';
import { paths } from '../../lib/paths.ts';
import { BILLING_ADDRESS, cardAddress, PLANS_ID } from './addresses.ts';
import { isOnlyTakenBack, isStopped, standingOf } from './standing.ts';

type Way = readonly [label: string, href: string, text: string];

export function waysOf(
  billing: Parameters<typeof standingOf>[0] & Pick<Billing, 'hasSubscription' | 'paymentMethod'>,
): Way[] {
  const standing = standingOf(billing);
  const ways: Way[] = [];
  // What was cancelled is reactivated first.
  if (standing !== 'ending')
    ways.push([
      'Change plan',
      `${BILLING_ADDRESS}#${PLANS_ID}`,
      'A higher plan starts at once, a lower one when the paid month ends.',
    ]);
  if (standing !== 'ending' && !isStopped(standing))
    ways.push(['Add members, locations or chargers', BILLING_ADDRESS, 'Add-ons raise your limits at once.']);
  ways.push([
    billing.paymentMethod ? 'Change card' : 'Set up payment',
    cardAddress(paths.billing),
    billing.paymentMethod ? 'The new card is used from then on.' : 'Store a card for what is charged.',
  ]);
  if (standing === 'active' || (standing === 'past_due' && isOnlyTakenBack(billing)))
    ways.push(['Cancel subscription', BILLING_ADDRESS, 'It stays active until the paid month ends.']);
  else if (standing === 'past_due')
    ways.push(
      ['Pay now', BILLING_ADDRESS, 'Then everything goes on as before.'],
      ['Cancel subscription', BILLING_ADDRESS, 'It ends at once, and what is overdue is no longer charged.'],
    );
  if (standing === 'trial' && billing.hasSubscription)
    ways.push(['Remove card', BILLING_ADDRESS, 'Then nothing is charged when the trial ends.']);
  return ways;
}
