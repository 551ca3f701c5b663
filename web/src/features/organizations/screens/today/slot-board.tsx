import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatHour, slotLabel } from '@chargerota/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import type { Tone } from '../../../../ui/badge.tsx';
import { ChargingSessionEntry } from './charging-session-entry.tsx';
import { BOARD_SLOTS, chargingAround, sessionsIn } from './today.ts';
import type { Session } from './today.ts';

type SlotBoardProps = {
  sessions: readonly Session[];
  now: Date;
  /** The most sessions listed in a slot; the rest are counted. */
  named?: number;
  stateOf: (session: Session) => readonly [Tone, string];
  /** Where all of them are listed, if that is not below. */
  listedAt?: string;
};

/** Skeletons of the three slots. */
export function SlotBoardSkeleton({ rows }: { rows: number }): ReactNode {
  return (
    <div className="ad-board">
      {BOARD_SLOTS.map((slot) => (
        <div key={slot}>
          <div className="ad-slot">
            <Skeleton width={150} />
          </div>
          <SkeletonList rows={rows} row="pair gap-0-12 base py-10">
            {(row) => (
              <>
                <Skeleton width={130 - (row % 3) * 16} />
                <Skeleton width={74} />
                <span className="sm ad-place line gap-0-12">
                  <Skeleton width={112} />
                  <Skeleton width="min(100%, 230px)" />
                </span>
              </>
            )}
          </SkeletonList>
        </div>
      ))}
    </div>
  );
}

/** From when until when the board reaches. */
const boardHours = () => ({ from: formatHour(6), to: formatHour(15) });

/** The day in three slots, side by side on wide screens, and how many sessions are outside them. */
export function SlotBoard({ sessions, now, named = Infinity, stateOf, listedAt }: SlotBoardProps): ReactNode {
  const id = useId();
  const around = chargingAround(sessions, now);
  return (
    <>
      <div className="ad-board">
        {BOARD_SLOTS.map((slot) => {
          const there = sessionsIn(sessions, slot, now);
          return (
            <section key={slot} aria-labelledby={`${id}-${slot}`}>
              <header className="ad-slot">
                <h3 id={`${id}-${slot}`} className="t">
                  {slotLabel(slot)}
                </h3>
                <span className="fig mute">{there.length}</span>
              </header>
              {there.length === 0 ? (
                <p className="mute sm">{m.organizationsToday.nobody}</p>
              ) : (
                <ul className="rows">
                  {there.slice(0, named).map((session) => (
                    <ChargingSessionEntry key={session.id} session={session} state={stateOf(session)} />
                  ))}
                  {there.length > named && (
                    <li className="sm mute py-10">
                      {m.organizationsToday.countMore({ count: there.length - named })}
                    </li>
                  )}
                </ul>
              )}
            </section>
          );
        })}
      </div>
      {around > 0 && (
        <p className="sm mute py-12">
          {listedAt ? (
            <Rich
              of={m.organizationsToday.moreAroundListedThere({ count: around, ...boardHours() })}
              a={(it) => (
                <Link className="link" href={listedAt}>
                  {it}
                </Link>
              )}
            />
          ) : (
            m.organizationsToday.moreAroundListedBelow({ count: around, ...boardHours() })
          )}
        </p>
      )}
    </>
  );
}
