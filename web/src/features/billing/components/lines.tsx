import type { BillingLineView } from '@chargerota/contract';
import { formatMoney } from '@chargerota/domain';
import type { ReactNode } from 'react';

/** What an amount consists of, one line each. */
export const Lines = ({ lines }: { lines: readonly BillingLineView[] }): ReactNode => (
  <ul className="py-4">
    {lines.map(({ description, amountCents, periodStart }, index) => (
      // Two parts of one invoice may read alike.
      // Lines have no id and never move.
      <li className="pair py-8 gap-16 ruled sm anywhere" key={`${description} ${periodStart} ${index}`}>
        <span>{description}</span>
        <span className="fig">{formatMoney(amountCents)}</span>
      </li>
    ))}
  </ul>
);
