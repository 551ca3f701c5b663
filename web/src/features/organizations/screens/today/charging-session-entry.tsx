import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { differingZone } from '../../../../lib/dates.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { Tone } from '../../../../ui/badge.tsx';
import { TimeRange } from '../../../../ui/time.tsx';
import type { Session } from './today.ts';

/** A charging session in a slot of the board: the member, the charger and the state. */
export function ChargingSessionEntry({
  session,
  state: [tone, word],
}: {
  session: Session;
  state: readonly [Tone, string];
}): ReactNode {
  return (
    <li className="pair gap-0-12 base py-10">
      <span className="strong ad-who cut">{session.who}</span>
      <Badge tone={tone}>{word}</Badge>
      <span className="sm mute ad-place line gap-0-12">
        <TimeRange from={session.startsAt} to={session.endsAt} zone={session.timezone} bare />
        <ChargingSessionPlace session={session} />
      </span>
    </li>
  );
}

/** The charger, and the zone if its clocks differ from the viewer's. */
export function ChargingSessionPlace({ session }: { session: Session }): ReactNode {
  const zone = differingZone(session.startsAt, session.timezone);
  return (
    <span>
      <b className="fig">{session.spotNumber}</b> {session.where}
      {zone && ` (${zone})`}
      {session.isWalkIn && `, ${m.organizationsToday.walkIn}`}
    </span>
  );
}
