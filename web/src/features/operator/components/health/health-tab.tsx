import { m } from '@chargerota/messages';
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
          title={m.operatorHealth.theStateOfTheInstallation}
          onRetry={() => void health.refetch()}
          retrying={health.isFetching}
        >
          {m.operatorHealth.theRestOfTheProduct}
        </ErrorState>
      </div>
    );
  return (
    <div className="py-16">
      <Verdict problems={problemsOf(health.data, serverNow())} />
      <p className="tall row ends gap-12 sm mute">
        <span>
          {health.isRefetchError
            ? m.operatorHealth.theLastRefreshFailedThese
            : m.operatorHealth.refreshesEvery30S}
        </span>
        <Button
          look="quiet"
          className="flush-end"
          busy={health.isFetching}
          onClick={() => void health.refetch()}
        >
          <RefreshCw className="ic ic-16" aria-hidden="true" />
          {m.operatorHealth.refresh}
        </Button>
      </p>
      <Figures health={health.data} />
      <Section title={m.operatorHealth.reservationsADay}>
        <ReservationsChart days={health.data.reservationsByDay} />
      </Section>
      <Section title={m.operatorHealth.queues}>
        <div className="hl-queues">
          <QueuePart name="notifications" queue={health.data.notifications} />
          <QueuePart name="jobs" queue={health.data.jobs} />
        </div>
      </Section>
      <Section title={m.operatorHealth.services}>
        <ServicesPart {...health.data} />
      </Section>
      <Section title={m.operatorHealth.backups}>
        <BackupPart backup={health.data.backup} />
      </Section>
      <Section title={m.operatorHealth.slowestRoutes}>
        <RoutesPart routes={health.data.slowestRoutes} />
      </Section>
      <Section title={m.operatorHealth.thisInstance}>
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
          <b className="fig-28">{m.operatorHealth.allIsWell}</b>
          <span className="mute">{m.operatorHealth.nothingIsLateNothingIs}</span>
        </span>
      </output>
    );
  return (
    <output className="hl-verdict">
      <span className="b-wait hl-sign">
        <TriangleAlert className="ic" aria-hidden="true" />
      </span>
      <span className="stack packed gap-4">
        <b className="fig-28">{m.operatorHealth.thingsNeedYourAttention({ count: problems.length })}</b>
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
    [m.operatorHealth.organizations, health.organizations],
    [m.operatorHealth.activeMembers, health.members],
    [m.operatorHealth.reservationsTodayUTC, today],
    [
      health.notifications.isAbout
        ? m.operatorHealth.notificationsWaitingAbout
        : m.operatorHealth.notificationsWaiting,
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
    [m.operatorHealth.version, commit === null ? version : `${version} (${commit})`],
    [
      m.operatorHealth.runningFor,
      uptimeSeconds < 60 ? m.operatorHealth.lessThanAMinute : lasting(Math.floor(uptimeSeconds / 60)),
    ],
    [m.operatorHealth.started, dayAndTime(new Date(startedAt))],
    [m.operatorHealth.database, m.operatorHealth.postgreSQLVersion({ version: database.version })],
    [m.operatorHealth.itsSchema, database.schema],
    [m.operatorHealth.itsSize, byteText(database.bytes)],
    [m.operatorHealth.itsConnections, formatNumber(database.connections)],
  ] as const;

function HealthSkeleton(): ReactNode {
  return (
    <div className="py-16">
      <output className="vh">{m.operatorHealth.loadingTheStateOfThe}</output>
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
  if (routes.length === 0) return <p className="mute">{m.operatorHealth.thisInstanceHasAnsweredNo}</p>;
  return (
    <ScrollFrame label={m.operatorHealth.timesOfRoutes} className="hl-routes">
      <table className="figures">
        <thead className="sm mute">
          <tr>
            <th scope="col">{m.operatorHealth.route}</th>
            <th scope="col">{m.operatorHealth.requests}</th>
            <th scope="col">{m.operatorHealth.halfWithin}</th>
            <th scope="col">{m.operatorHealth.most95Within}</th>
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
      <p className="xs mute mt-8">{m.operatorHealth.ofThisInstanceSinceIts}</p>
    </ScrollFrame>
  );
}

/** A line may end after each slash. */
const breakable = (route: string): ReactNode =>
  createElement(Fragment, null, ...route.split(/(?<=\/)/).flatMap((part) => [part, createElement('wbr')]));

const timeText = (milliseconds: number): string =>
  milliseconds >= SLOWEST_KNOWN
    ? m.operatorHealth.over25S
    : m.operatorHealth.millisecondsMs({ milliseconds: formatNumber(milliseconds) });
