import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../../../ui/states.tsx';
import { ListTimeRange } from '../../../../ui/time.tsx';
import { ChargingSessionPlace } from './charging-session-entry.tsx';
import { SlotBoard, SlotBoardSkeleton } from './slot-board.tsx';
import { countSessions, stateInList, stateInSchedule } from './today.ts';
import type { Session } from './today.ts';
import { useToday } from './use-today.ts';
import { TodayFailed } from './users-tab.tsx';

/** Rows shown at first, and added by each "Show more". */
const PAGE_SIZE = 25;
const NAMED_IN_A_SLOT = 6;

/** Today's reservations as a list, and by slot with everybody who is expected. */
export function ReservationsTab(): ReactNode {
  const { sessions, unlisted, now, hasFailed, retry, isRetrying } = useToday();
  if (hasFailed) {
    return (
      <div className="list-failed">
        <TodayFailed onRetry={retry} retrying={isRetrying} />
      </div>
    );
  }
  if (!sessions) {
    return (
      <>
        <div className="list-head">
          <Skeleton width={150} />
        </div>
        <SlotBoardSkeleton rows={NAMED_IN_A_SLOT} />
      </>
    );
  }
  if (sessions.length === 0) {
    return (
      <div className="list-failed">
        <EmptyState
          title={m.organizationsToday.nothingReservedToday}
          action={<ButtonLink href={paths.availability}>{m.organizationsToday.openTheStatus}</ButtonLink>}
        >
          {m.organizationsToday.todaysReservationsAppearHereAnd}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <section aria-labelledby="schedule">
        <header className="list-head">
          <h2 id="schedule">{m.organizationsToday.scheduleOverview}</h2>
        </header>
        <SlotBoard sessions={sessions} now={now} named={NAMED_IN_A_SLOT} stateOf={stateInSchedule} />
      </section>
      <Today sessions={sessions} unlisted={unlisted} />
    </>
  );
}

type TodayProps = { sessions: readonly Session[]; unlisted: number };

function Today({ sessions, unlisted }: TodayProps): ReactNode {
  const [shown, setShown] = useState(PAGE_SIZE);
  const left = sessions.length - shown;
  return (
    <section aria-labelledby="today">
      <header className="list-head">
        <h2 id="today">{m.organizationsToday.todaysReservations}</h2>
        <ChargingSessionCount sessions={sessions} unlisted={unlisted} />
      </header>
      <ul className="rows">
        {sessions.slice(0, shown).map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {left > 0 && (
        <p className="o-more">
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>
            {m.organizationsToday.showCountMore({ count: Math.min(PAGE_SIZE, left) })}
          </Button>
        </p>
      )}
      {left <= 0 && unlisted > 0 && (
        <p className="mute sm o-more">
          <Rich
            of={m.organizationsToday.moreCancelledToday({ count: unlisted })}
            b={(it) => <b className="fig">{it}</b>}
          />
        </p>
      )}
    </section>
  );
}

/** The same number as in the page's head. */
function ChargingSessionCount({ sessions, unlisted }: TodayProps): ReactNode {
  const counts = countSessions(sessions);
  const cancelled = counts.cancelled + unlisted;
  return (
    <Rich
      of={cancelled > 0 ? m.organizationsToday.comingAndCancelled({ cancelled }) : '{coming}'}
      coming={<span className="fig mute">{counts.coming}</span>}
      note={(it) => <span className="sm mute">{it}</span>}
    />
  );
}

function Row({ session }: { session: Session }): ReactNode {
  const [tone, word] = stateInList(session);
  return (
    <li className="ad-row">
      <span className="ad-time">
        <ListTimeRange from={session.startsAt} to={session.endsAt} zone={session.timezone} />
      </span>
      <span className="strong ad-who cut">{session.who}</span>
      <span className="ad-state">
        <Badge tone={tone}>{word}</Badge>
      </span>
      <span className="sm mute ad-spot">
        <ChargingSessionPlace session={session} />
      </span>
    </li>
  );
}
