// Presses of Release charger without a network. They are never sent by themselves: the person is asked again when there is
// one (features/reservations/pending).
import { knownUserId } from '../api.ts';
import { pendingActions } from './actions.ts';
import type { PendingAction } from './actions.ts';

export type PendingRelease = PendingAction & {
  spotNumber: string;
  /** Missing in what an earlier version has kept. */
  locationName?: string;
  timezone: string;
  /** When it was pressed, in milliseconds; only told, never sent. */
  pressedAt: number;
  /** It was sent and its answer lost, so that the charger may be released. */
  isUnanswered?: true;
};

const releases = pendingActions<PendingRelease>('keptReleases');

export const storeRelease = releases.store;
export const dropRelease = releases.drop;
export const ownReleases = releases.own;

export const useReleases = (): PendingRelease[] => {
  const owner = knownUserId();
  return releases.useAll().filter((release) => release.owner === owner);
};
