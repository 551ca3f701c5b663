// Which presses of Release charger that got no answer are told on a screen. Pure.
import type { KeptRelease } from '../../../lib/kept/releases.ts';
import type { OwnRow } from '../screens/dashboard/own-rows.ts';
import { releaseWords } from './release-words.ts';
import type { ReadState, ReleaseWords } from './release-words.ts';

export type ToldRelease = ReleaseWords & { reservationId: string; row: OwnRow | undefined };

/** Whether its person has begun another session since, so that nobody asks what became of it. */
export const isFollowed = (
  { reservationId, pressedAt }: KeptRelease,
  rows: readonly Pick<OwnRow, 'id' | 'arrivedAt'>[],
): boolean =>
  rows.some(({ id, arrivedAt }) => id !== reservationId && arrivedAt !== null && +arrivedAt > pressedAt);

/**
 * What is told of each. `spotId` is the charger whose page it is: of another one only what is still open is told there,
 * because its session has to end before a new one.
 */
export function toldReleases(
  releases: readonly KeptRelease[],
  rows: readonly OwnRow[],
  { spotId, ...state }: ReadState & { spotId?: string | undefined },
): ToldRelease[] {
  return releases
    .filter((release) => !isFollowed(release, rows))
    .map((release) => {
      const { reservationId } = release;
      const row = rows.find(({ id }) => id === reservationId);
      return { ...releaseWords(release, row, state), reservationId, row };
    })
    .filter(({ is, row }) => is !== 'over' || spotId === undefined || row?.spotId === spotId);
}
