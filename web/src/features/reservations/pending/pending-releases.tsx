import { m } from '@chargerota/messages';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { dropRelease, useReleases } from '../../../lib/pending/releases.ts';
import { useIsOffline } from '../../../lib/network.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isOwnList } from '../api.ts';
import type { OwnRow } from '../member/own-rows.ts';
import { isFollowed, toldReleases } from './release-words.ts';

type PendingReleasesProps = {
  rows: readonly OwnRow[];
  now: Date;
  /** The charger whose page this is. */
  spotId?: string;
  isReleasing: boolean;
  onRelease: (row: OwnRow) => void;
};

/** Says of each release that was pressed and not answered what became of it, and asks again once there is a network. */
export function PendingReleases({
  rows,
  now,
  spotId,
  isReleasing,
  onRelease,
}: PendingReleasesProps): ReactNode {
  const releases = useReleases();
  const isOffline = useIsOffline();
  const isReading = useIsFetching({ predicate: isOwnList }) > 0;
  useForgetting(releases.filter((release) => isFollowed(release, rows)).map((each) => each.reservationId));
  return toldReleases(releases, rows, { now, isOffline, isReading, spotId }).map(
    ({ reservationId, row, is, title, text }) => {
      const drop = (): void => dropRelease(reservationId);
      return (
        <Notice
          key={reservationId}
          tone={is === 'over' ? 'info' : 'wait'}
          title={title}
          action={
            is === 'over' || is === 'unknown' ? (
              <Button onClick={drop}>{m.reservationsPending.closeThisMessage}</Button>
            ) : (
              <span className="notice-acts">
                {row && is === 'asked' && (
                  <Button busy={isReleasing} onClick={() => onRelease(row)}>
                    {m.reservationsPending.releaseNow}
                  </Button>
                )}
                <Button {...(is === 'asked' && { look: 'quiet' })} onClick={drop}>
                  {m.reservationsPending.keepCharging}
                </Button>
              </span>
            )
          }
        >
          {text}
        </Notice>
      );
    },
  );
}

/** Almost always of none, and then it does nothing. */
function useForgetting(ids: readonly string[]): void {
  useEffect(() => {
    for (const id of ids) dropRelease(id);
  });
}
