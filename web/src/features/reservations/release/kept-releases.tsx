import type { ReactNode } from 'react';
import { dropRelease, useReleases } from '../../../lib/kept/releases.ts';
import { useIsOffline } from '../../../lib/network.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { OwnRow } from '../screens/dashboard/own-rows.ts';
import { releaseWords } from './release-words.ts';

type KeptReleasesProps = {
  rows: readonly OwnRow[];
  now: Date;
  isReleasing: boolean;
  onRelease: (row: OwnRow) => void;
};

/** Says of each release that was pressed without a network what became of it, and asks again once there is one. */
export function KeptReleases({ rows, now, isReleasing, onRelease }: KeptReleasesProps): ReactNode {
  const isOffline = useIsOffline();
  return useReleases().map((release) => {
    const { reservationId } = release;
    const row = rows.find(({ id }) => id === reservationId);
    const { is, title, text } = releaseWords(release, row, { now, isOffline });
    const drop = (): void => dropRelease(reservationId);
    return (
      <Notice
        key={reservationId}
        tone={is === 'over' ? 'info' : 'wait'}
        title={title}
        action={
          is === 'over' ? (
            <Button onClick={drop}>Close this message</Button>
          ) : (
            <span className="notice-acts">
              {row && is === 'asked' && (
                <Button busy={isReleasing} onClick={() => onRelease(row)}>
                  Release now
                </Button>
              )}
              <Button {...(is === 'asked' && { look: 'quiet' })} onClick={drop}>
                Keep charging
              </Button>
            </span>
          )
        }
      >
        {text}
      </Notice>
    );
  });
}
