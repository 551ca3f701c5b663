import { m } from '@chargerota/messages';
import {
  CO2_KG_PER_SESSION,
  numberFormat,
  addMonths,
  dateFormat,
  dayNumberMs,
  monthOf,
} from '@chargerota/domain';
import type { LocalDate, EcoImpact } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Section } from '../../../../ui/page.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states.tsx';
import { ecoImpactQuery } from '../../api.ts';
import './eco-panel.css';

const figure = numberFormat({ maximumFractionDigits: 1 });

/** Eco Impact: what the member's charging sessions saved, and their actual average length. */
export function EcoPanel({ userId, today }: { userId: string; today: LocalDate }): ReactNode {
  const eco = useQuery(ecoImpactQuery(userId));
  const place = useRef<HTMLDivElement>(null);
  useAsked(place, eco.data !== undefined);
  return (
    <Section title={m.reservationsDashboard.ecoImpact}>
      {eco.isLoadingError ? (
        <ErrorState
          title={m.reservationsDashboard.yourSavingsCouldNotBe}
          retrying={eco.isFetching}
          onRetry={() => void eco.refetch()}
        />
      ) : (
        <div ref={place} className="eco line ends pt-4" aria-busy={eco.isPending}>
          <Count value={eco.data?.co2SavedKg} unit={m.reservationsDashboard.kgCOSaved} />
          <Count
            value={eco.data?.sessions}
            unit={m.reservationsDashboard.sessionSessions({ count: eco.data?.sessions ?? 0 })}
          />
          <Count
            value={eco.data?.averageHours}
            textOf={meanHours}
            unit={m.reservationsDashboard.hrsOnAverage}
          />
          <MonthChart months={chargingMonths(eco.data?.months ?? [], today)} />
          <p className="eco-how sm mute">
            {m.reservationsDashboard.everySessionWithAConfirmed({ weight: figure(CO2_KG_PER_SESSION) })}
          </p>
        </div>
      )}
    </Section>
  );
}

/** Shows the panel once to whoever asked for it: /dashboard?eco. */
function useAsked(place: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  const isAsked = new URLSearchParams(useSearch()).has('eco');
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (!isAsked || !isLoaded) return;
    const section = place.current?.closest<HTMLElement>('section');
    section?.scrollIntoView();
    navigate(path, { replace: true });
  }, [isAsked, isLoaded, place, navigate, path]);
}

type CountProps = { value: number | null | undefined; unit: string; textOf?: (value: number) => string };

function Count({ value, unit, textOf = figure }: CountProps): ReactNode {
  return (
    <p>
      <span className="fig fig-40">
        {value === undefined ? <Skeleton figure width={64} /> : value === null ? '–' : textOf(value)}
      </span>
      <span className="unit">{unit}</span>
    </p>
  );
}

/** With more ticks per month than this, they are closer together. */
const SPARSE = 7;

/** One tick per session, by month. */
function MonthChart({ months }: { months: readonly ChargingMonth[] }): ReactNode {
  const spokenMonths = months.map(({ name, sessions }) => `${name} ${sessions}`).join(', ');
  return (
    <>
      <p className="vh">{m.reservationsDashboard.sessionsAMonth({ months: spokenMonths })}</p>
      <div className="eco-chart" aria-hidden="true">
        {months.map(({ name, sessions }) => (
          <div key={name}>
            <span className={sessions > SPARSE ? 'eco-ticks is-dense' : 'eco-ticks'}>
              {Array.from({ length: sessions }, (_, index) => (
                <i key={index} />
              ))}
            </span>
            <span className="xs mute">{name}</span>
          </div>
        ))}
      </div>
    </>
  );
}

const oneDigit = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const LEAST_SHOWN = 0.1;

/** '2.5'. Sessions that were released at once were short but not zero: '< 0.1'. */
export const meanHours = (hours: number): string =>
  hours < LEAST_SHOWN / 2 ? `< ${LEAST_SHOWN}` : oneDigit(hours);

const MONTHS_SHOWN = 6;

interface ChargingMonth {
  /** 'Jun' */
  name: string;
  sessions: number;
}

const monthFormat = dateFormat({ month: 'short', timeZone: 'UTC' });

/** The last six months, the current one last, with the number of sessions that took place in each. */
export function chargingMonths(counted: EcoImpact['months'], today: LocalDate): ChargingMonth[] {
  const first = monthOf(today).first;
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const date = addMonths(first, index + 1 - MONTHS_SHOWN);
    const name = monthFormat(new Date(dayNumberMs(date)));
    return { name, sessions: counted.find(({ month }) => date.startsWith(month))?.sessions ?? 0 };
  });
}
