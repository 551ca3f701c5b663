import type { User } from '@chargerota/contract';
import { PLATE_STATES } from '@chargerota/domain';
import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { colourWords } from './colour-words.ts';

/** '2024 Kia EV6, white'; empty if nothing is known. */
export function vehicleText(
  user: Pick<User, 'vehicleYear' | 'vehicleMake' | 'vehicleModel' | 'vehicleColor'>,
): string {
  const name = [user.vehicleYear, user.vehicleMake, user.vehicleModel].filter(Boolean).join(' ');
  return [name, user.vehicleColor && colourWords(user.vehicleColor)].filter(Boolean).join(', ');
}

type PlateProps = Pick<User, 'licensePlate' | 'licensePlateState' | 'licensePlateType'>;

/** The number as on the plate, with its state and kind. */
export function Plate({ licensePlate, licensePlateState, licensePlateType }: PlateProps): ReactNode {
  const state = PLATE_STATES.find(({ code }) => code === licensePlateState)?.name ?? licensePlateState;
  const type = licensePlateType && m.accountsProfile.kindsOfPlate[licensePlateType];
  return (
    <>
      <span className="fig">{licensePlate}</span>{' '}
      <span className="mute">{[state, type].filter(Boolean).join(', ')}</span>
    </>
  );
}
