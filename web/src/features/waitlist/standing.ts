import type { Watch } from '@chargerota/contract';
import { isFulfilledBy } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';

/** An entry that waits or can go on waiting; the others are over. */
export const stands = ({ status }: Pick<Watch, 'status'>): boolean =>
  status === 'waiting' || status === 'paused';

/** The entries that a new reservation at the location ends: those in whose hours it is (docs/rules.md "The line"). */
export const endedBy = (watches: readonly Watch[], locationId: string, period: Period): Watch[] =>
  watches.filter(
    (watch) =>
      stands(watch) &&
      watch.location.id === locationId &&
      isFulfilledBy(watch, period, watch.location.timezone),
  );
