// Presses of Release charger without a network. They are never sent by themselves: the person is asked again when there is
// one (features/reservations/release).
import { knownUserId } from '../api.ts';
import { keptPresses } from './presses.ts';
import type { KeptPress } from './presses.ts';

export type KeptRelease = KeptPress & {
  spotNumber: string;
  /** Missing in what an earlier version has kept. */
  locationName?: string;
  timezone: string;
  /** When it was pressed, in milliseconds; only told, never sent. */
  pressedAt: number;
  /** It was sent and its answer lost, so that the charger may be released. */
  isUnanswered?: true;
};

const releases = keptPresses<KeptRelease>('keptReleases');

export const keepRelease = releases.keep;
export const dropRelease = releases.drop;
export const ownReleases = releases.own;

export const useReleases = (): KeptRelease[] => {
  const owner = knownUserId();
  return releases.useAll().filter((release) => release.owner === owner);
};
