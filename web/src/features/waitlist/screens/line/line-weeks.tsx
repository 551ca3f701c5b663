import { m } from '@chargerota/messages';
import { formatNumber, oneDecimal } from '@chargerota/domain';
import type { LineWeek, LineWeeks as Weeks, Location } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../../lib/dates.ts';
import { LINE_WEEKS_ID } from '../../../../lib/paths.ts';
import { Section } from '../../../../ui/page.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/states.tsx';
import { lineWeeksQuery } from '../../api.ts';
import { useNamedSection, LocationChoice } from './location-choice.tsx';

type LineWeeksProps = {
  locations: readonly Location[];
  /** What is proposed where wishes go unserved. */
  proposal: ReactNode;
};

/** Line statistics by week, for administrators. */
export function LineWeeks({ locations, proposal }: LineWeeksProps): ReactNode {
  const [chosen, setChosen] = useState('');
  const location = locations.find(({ id }) => id === chosen);
  const isCounted = useQuery(lineWeeksQuery(location?.id ?? null)).isFetched;
  const place = useNamedSection(LINE_WEEKS_ID, isCounted);
  return (
    <div id={LINE_WEEKS_ID} ref={place}>
      <Section title={m.waitlistLine.lineStatistics}>
        <LocationChoice
          label={m.waitlistLine.countedAt}
          locations={locations}
          chosen={location}
          all={m.waitlistLine.allLocations}
          onChoose={setChosen}
        />
        <Figures locationId={location?.id ?? null} proposal={proposal} />
      </Section>
    </div>
  );
}

type FiguresProps = Pick<LineWeeksProps, 'proposal'> & { locationId: string | null };

function Figures({ locationId, proposal }: FiguresProps): ReactNode {
  const figures = useQuery(lineWeeksQuery(locationId));
  if (figures.isLoadingError) {
    return (
      <ErrorState
        title={m.waitlistLine.theFiguresCouldNotBe}
        retrying={figures.isFetching}
        onRetry={() => void figures.refetch()}
      >
        {m.waitlistLine.theLineStillWorks}
      </ErrorState>
    );
  }
  if (!figures.data) return <Skeleton width="100%" />;
  const { weeks, latest } = figures.data;
  const hasFigures = weeks.some(({ wishes, savedMinutes }) => wishes + savedMinutes > 0);
  if (weeks.every(({ wishes, reservations }) => wishes + reservations === 0)) {
    return (
      <EmptyState title={m.waitlistLine.nothingToCountYet}>
        {m.waitlistLine.nobodyHasReservedOrWaited}
      </EmptyState>
    );
  }
  return (
    <div className="stack gap-20">
      <Verdict latest={latest} />
      {latest.verdict === 'wishes_unserved' && proposal}
      {hasFigures && <Weeks weeks={weeks} />}
    </div>
  );
}

function Weeks({ weeks }: { weeks: readonly LineWeek[] }): ReactNode {
  return (
    <>
      <table className="figures sm">
        <thead className="mute">
          <tr>
            <th scope="col">{m.waitlistLine.weekFrom}</th>
            <th scope="col">{m.waitlistLine.requests}</th>
            <th scope="col">{m.waitlistLine.served}</th>
            <th scope="col">{m.waitlistLine.notServed}</th>
            <th scope="col">{m.waitlistLine.hoursSaved}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Week key={week.firstDate} week={week} />
          ))}
        </tbody>
      </table>
      <p className="sm mute">{m.waitlistLine.aRequestIsOneMember}</p>
    </>
  );
}

function Week({ week }: { week: LineWeek }): ReactNode {
  return (
    <tr>
      <th scope="row">
        {formatDay(week.firstDate)}
        {week.isRunning && <span className="mute stack">{m.waitlistLine.thisWeekSoFar}</span>}
      </th>
      <td className="fig">{week.wishes}</td>
      <td className="fig">{week.served}</td>
      <td className="fig">{week.notServed}</td>
      <td className="fig">{hoursText(week.savedMinutes)}</td>
    </tr>
  );
}

function Verdict({ latest }: Pick<Weeks, 'latest'>): ReactNode {
  const { verdict, served, notServed, savedMinutes, wishesPerSpotAndDay } = latest;
  const words: Record<typeof verdict, string> = {
    no_figures: m.waitlistLine.nobodyReservedOrWaitedIn,
    too_new: m.waitlistLine.itIsTooEarlyTo,
    nothing_to_gain: m.waitlistLine.thereIsNothingToGain,
    hardly_used: m.waitlistLine.hardlyAnybodyWaitedInThe,
    helps: m.waitlistLine.theLineHelpsInThe({
      served,
      total: served + notServed,
      hours: hoursText(savedMinutes),
    }),
    wishes_unserved: m.waitlistLine.requestsFoundNoCharger({ notServed, total: served + notServed }),
  };
  return (
    <div className="stack gap-4">
      <p>{words[verdict]}</p>
      {wishesPerSpotAndDay !== null && (
        <p className="sm mute">
          {m.waitlistLine.requestsPerChargerAndDay({ number: oneDecimal(wishesPerSpotAndDay) })}
          {verdict !== 'too_new' && ` ${m.waitlistLine.inASimulatedWorkplaceA}`}
        </p>
      )}
    </div>
  );
}

const hoursText = (minutes: number): string => formatNumber(minutes / 60, 1);
