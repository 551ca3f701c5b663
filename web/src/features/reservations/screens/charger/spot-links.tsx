import type { Spot } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';

export const SpotLinks = ({ spots }: { spots: readonly Spot[] }): ReactNode => (
  <ul className="at-spots">
    {spots.map(({ id, spotNumber }) => (
      <li key={id}>
        <ButtonLink className="fig" href={`${paths.charger}?spot=${id}`}>
          <span className="vh">Charger </span>
          {spotNumber}
        </ButtonLink>
      </li>
    ))}
  </ul>
);
