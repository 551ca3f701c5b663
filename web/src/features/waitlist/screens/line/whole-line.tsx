import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { LineEntry, Location } from '@chargerota/contract';
import { personName } from '@chargerota/domain';
import type { LineOrder } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDayOf, formatTimeThere } from '../../../../lib/dates.ts';
import { WHOLE_LINE_ID } from '../../../../lib/paths.ts';
import { Section } from '../../../../ui/page.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/states.tsx';
import { TimeRange } from '../../../../ui/time.tsx';
import { lineQuery } from '../../api.ts';
import { useNamedSection, LocationChoice } from './location-choice.tsx';
import { dayWords, orderWords, reasonWords, startWords } from '../../line-words.ts';

type WholeLineProps = {
  locations: readonly Location[];
  /** Where it opens, unless nobody waits there and somebody does elsewhere. */
  usual: Location | undefined;
  /** What stands below it, once the line is there. */
  children: ReactNode;
};

/** The line of a location as administrators see it: its order, and by what each stands where they stand. */
export function WholeLine({ locations, usual, children }: WholeLineProps): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const asked = locations.find(({ id }) => id === chosen) ?? usual;
  const { data: line, isFetched } = useQuery({
    ...lineQuery(asked?.id ?? ''),
    enabled: asked !== undefined,
  });
  const place = useNamedSection(WHOLE_LINE_ID, isFetched);
  const longest = locations.find(({ id }) => id === line?.elsewhere[0]?.locationId);
  const location = chosen === null && line?.total === 0 && longest ? longest : asked;
  const isShown = useQuery({ ...lineQuery(location?.id ?? ''), enabled: location !== undefined }).isFetched;
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  if (!location) return children;
  return (
    <>
      <div id={WHOLE_LINE_ID} ref={place}>
        <Section title={m.waitlistLine.everybodyInLine}>
          <LocationChoice locations={locations} chosen={location} onChoose={setChosen} />
          <Entries key={location.id} locationId={location.id} />
        </Section>
      </div>
      {wasShown && children}
    </>
  );
}

function Entries({ locationId }: { locationId: string }): ReactNode {
  const line = useQuery(lineQuery(locationId));
  if (line.isLoadingError) {
    return (
      <ErrorState
        title={m.waitlistLine.theLineCouldNotBe}
        retrying={line.isFetching}
        onRetry={() => void line.refetch()}
      >
        {m.waitlistLine.everybodyKeepsTheirPlace}
      </ErrorState>
    );
  }
  if (!line.data) return <Skeleton width="100%" />;
  const { order, timezone, entries, total } = line.data;
  if (entries.length === 0) {
    return (
      <EmptyState title={m.waitlistLine.nobodyIsWaitingHere}>
        {m.waitlistLine.membersWhoJoinTheLine}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="sm mute mb-16">
        {orderWords[order]} {m.waitlistLine.administratorsChooseTheOrder}
      </p>
      <ol className="rows">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} order={order} timezone={timezone} />
        ))}
      </ol>
      {total > entries.length && (
        <p className="sm mute">{m.waitlistLine.totalEntriesInAllThe({ total, shown: entries.length })}</p>
      )}
    </>
  );
}

type EntryProps = { entry: LineEntry; order: LineOrder; timezone: string };

function Entry({ entry, order, timezone }: EntryProps): ReactNode {
  const { position, member, spot, offer, passedOver } = entry;
  const joinedAt = new Date(entry.joinedAt);
  const joined = `${formatDayOf(joinedAt, timezone)}, ${formatTimeThere(joinedAt, timezone)}`;
  return (
    <li className="entry stack gap-12 py-16">
      <div className="stack gap-4 anywhere">
        <b className="strong">
          {position !== null && <span className="fig">{position}. </span>}
          {personName(member)}
        </b>
        <span>
          {spot ? m.common.chargerSpotNumber({ spotNumber: spot.spotNumber }) : m.waitlistLine.anyCharger},{' '}
          {dayWords(entry)}. {startWords(entry)}.
        </span>
        <span className="mute">
          {entry.status === 'waiting' && position === null && `${m.waitlistLine.mayNotReserveNowSo} `}
          {entry.status === 'paused' && `${m.waitlistLine.pausedAfterTwoOffersThat} `}
          {entry.isAtFront && `${m.waitlistLine.atTheFrontTodayBecause} `}
          {reasonWords[order]({ minutes: entry.occupiedMinutes, joined })}{' '}
          {passedOver && !offer && m.waitlistLine.theyWereNotOfferedThe({ reason: passedOver.message })}
        </span>
        {offer && (
          <span>
            <Rich
              of={m.waitlistLine.chargerIsHeldForThem}
              spotNumber={offer.spotNumber}
              time={formatTimeThere(new Date(offer.expiresAt), timezone)}
              slot={<TimeRange from={new Date(offer.startsAt)} to={new Date(offer.endsAt)} zone={timezone} />}
            />
          </span>
        )}
      </div>
    </li>
  );
}
