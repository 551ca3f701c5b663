import type { Exceeding } from '@chargerota/contract';
import { exceedingSentence } from '@chargerota/domain';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { mendingAddress } from '../addresses.ts';

type ExceedingsProps = { id: string; title: string; exceeds: readonly Exceeding[] };

/** Why a change does not fit: one sentence each, with a link to the place where there can be made less. */
export const Exceedings = ({ id, title, exceeds }: ExceedingsProps): ReactNode => (
  <div className="bl-exceeds" id={id} role="alert">
    <p className="b-loss strong">
      <CircleX className="ic ic-16" aria-hidden="true" />
      {title}
    </p>
    <ul>
      {exceeds.map((one) => (
        <li key={`${one.what} ${one.locationId}`}>
          {exceedingSentence(one)}{' '}
          <Link className="link" href={mendingAddress(one)}>
            {one.what === 'spots' && one.locationName
              ? `See the chargers of ${one.locationName}`
              : LINKS[one.what]}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

const LINKS = {
  members: 'See the members',
  locations: 'See the locations',
  spots: 'See the chargers',
} as const;
