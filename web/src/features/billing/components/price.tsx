import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatMoney } from '@chargerota/domain';
import type { BillingCycle } from '@chargerota/domain';
import type { ReactNode } from 'react';

/** `$5.00 a month`, with the amount as a figure. */
export const Price = ({ cents, cycle }: { cents: number; cycle: BillingCycle }): ReactNode => (
  <Rich
    of={m.billing.priceEach[cycle]({ amount: '{amount}' })}
    amount={<span className="fig">{formatMoney(cents)}</span>}
  />
);
