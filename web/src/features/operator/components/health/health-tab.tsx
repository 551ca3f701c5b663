import { formatNumber } from '@chargerota/domain';
import type { Health } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { createElement, Fragment, type ReactNode } from 'react';
import { dayAndTime } from '../../day-and-time.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { Facts, Section } from '../../../../ui/page.tsx';
import { ScrollFrame } from '../../../../ui/scroll-frame.tsx';
import { ErrorState, Skeleton, SkeletonRows } from '../../../../ui/states.tsx';
import { healthQuery } from '../../health-api.ts';
import { BackupPart } from './backup-part.tsx';
import { QueuePart } from './queue-part.tsx';
import { ReservationsChart } from './reservations-chart.tsx';
import { ServicesPart } from './services-part.tsx';
import { byteText, lasting, problemsOf, type Problem } from './verdict.ts';
import '../../styles/health.css';

/** How the installation is doing: what is wrong first, then figures, queues, services and slow routes. */
export function HealthTab(): ReactNode {
  const health = useQuery(healthQuery);
  if (health.isPending) return <HealthSkeleton />;
  if (!health.data)
    return (
      <div className="list-failed">
        <ErrorState
          title="The state of the installation could not be loaded"
          onRetry={() => void health.refetch()}
          retrying={health.isFetching}
        >
          The rest of the product may be working. Try again in a moment.
        </ErrorState>
      </div>
    );
  return (
    <div className="py-16">
      <Verdict problems={problemsOf(health.data, serverNow())} />
      <p className="tall row ends gap-12 sm mute">
        <span>
          {health.isRefetchError
            ? 'The last refresh failed; these figures are older.'
            : 'Refreshes every 30 s.'}
        </span>
        <Button
          look="quiet"
          className="flush-end"
          busy={health.isFetching}
          onClick={() => void health.refetch()}
        >
          <RefreshCw className="ic ic-16" aria-hidden="true" />
          Refresh
        </Button>
      </p>
      <Figures health={health.data} />
      <Section title="Reservations a day">
        <ReservationsChart days={health.data.reservationsByDay} />
      </Section>
      <Section title="Queues">
        <div className="hl-queues">
          <QueuePart name="notifications" queue={health.data.notifications} />
          <QueuePart name="jobs" queue={health.data.jobs} />
        </div>
      </Section>
      <Section title="Services">
        <ServicesPart {...health.data} />
      </Section>
      <Section title="Backups">
        <BackupPart backup={health.data.backup} />
      </Section>
      <Section title="Slowest routes">
        <RoutesPart routes={health.data.slowestRoutes} />
      </Section>
      <Section title="This instance">
        <Facts facts={factsOf(health.data)} />
      </Section>
    </div>
  );
}

function Verdict({ problems }: { problems: readonly Problem[] }): ReactNode {
  if (problems.length === 0)
    return (
      <output className="hl-verdict">
        <span className="b-ok hl-sign">
          <CircleCheck className="ic" aria-hidden="true" />
        </span>
        <span className="stack packed gap-4">
          <b className="fig-28">All is well</b>
          <span className="mute">Nothing is late, nothing is failing, and nothing needs your attention.</span>
        </span>
      </output>
    );
  return (
    <output className="hl-verdict">
      <span className="b-wait hl-sign">
        <TriangleAlert className="ic" aria-hidden="true" />
      </span>
      <span className="stack packed gap-4">
        <b className="fig-28">
          {problems.length === 1
            ? 'One thing needs your attention'
            : `${problems.length} things need your attention`}
        </b>
        {problems.map(({ title, advice }) => (
          <span key={title} className="pt-4 anywhere">
            <b className="strong">{title}.</b> <span className="mute">{advice}</span>
          </span>
        ))}
      </span>
    </output>
  );
}

function Figures({ health }: { health: Health }): ReactNode {
  const today = health.reservationsByDay.at(-1)?.reservations ?? 0;
  const figures = [
    ['Organizations', health.organizations],
    ['Active members', health.members],
    ['Reservations today (UTC)', today],
    [
      health.notifications.isAbout ? 'Notifications waiting (about)' : 'Notifications waiting',
      health.notifications.waiting,
    ],
  ] as const;
  return (
    <dl className="hl-figures stack gap-16 py-12">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="sm mute">{name}</dt>
          <dd className="fig fig-28">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const factsOf = ({ version, commit, uptimeSeconds, startedAt, database }: Health) =>
  [
    ['Version', commit === null ? version : `${version} (${commit})`],
    ['Running for', uptimeSeconds < 60 ? 'less than a minute' : lasting(Math.floor(uptimeSeconds / 60))],
    ['Started', dayAndTime(new Date(startedAt))],
    ['Database', `PostgreSQL ${database.version}`],
    ['Its schema', database.schema],
    ['Its size', byteText(database.bytes)],
    ['Its connections', formatNumber(database.connections)],
  ] as const;

function HealthSkeleton(): ReactNode {
  return (
    <div className="py-16">
      <output className="vh">Loading the state of the installation</output>
      <div className="hl-verdict" aria-hidden="true">
        <span className="hl-sign" />
        <span className="stack packed gap-4">
          <span className="fig-28">
            <Skeleton width={180} />
          </span>
          <Skeleton width="min(100%, 360px)" />
        </span>
      </div>
      <SkeletonRows rows={8} />
    </div>
  );
}

/** The histogram of times ends there. */
const SLOWEST_KNOWN = 2500;

function RoutesPart({ routes }: { routes: Health['slowestRoutes'] }): ReactNode {
  if (routes.length === 0) return <p className="mute">This instance has answered no request yet.</p>;
  return (
    <ScrollFrame label="Times of routes" className="hl-routes">
      <table className="figures">
        <thead className="sm mute">
          <tr>
            <th scope="col">Route</th>
            <th scope="col">Requests</th>
            <th scope="col">Half within</th>
            <th scope="col">95% within</th>
          </tr>
        </thead>
        <tbody className="sm">
          {routes.map(({ route, requests, medianMilliseconds, p95Milliseconds }) => (
            <tr key={route}>
              <th scope="row">{breakable(route)}</th>
              <td className="fig">{formatNumber(requests)}</td>
              <td className="fig">{timeText(medianMilliseconds)}</td>
              <td className="fig">{timeText(p95Milliseconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="xs mute mt-8">Of this instance since its start.</p>
    </ScrollFrame>
  );
}

/** A line may end after each slash. */
const breakable = (route: string): ReactNode =>
  createElement(Fragment, null, ...route.split(/(?<=\/)/).flatMap((part) => [part, createElement('wbr')]));

const timeText = (milliseconds: number): string =>
  milliseconds >= SLOWEST_KNOWN ? 'over 2.5 s' : `${formatNumber(milliseconds)} ms`;
