import type { Location, Spot, Watch } from '@chargerota/contract';
import { DEFAULT_LOOK_AHEAD_DAYS, isRealDate, localDate, localTime } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { choicesPath, paths } from '../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { locationsQuery, spotsQuery } from '../../locations/api.ts';
import { noticePreferencesQuery } from '../../notifications/api.ts';
import { useMember } from '../../reservations/member.ts';
import { RegistrationRequired } from '../../reservations/screens/registration-required.tsx';
import { offersQuery, useChangeWatch, useJoinLine, watchesQuery } from '../api.ts';
import { LocationChoice } from '../components/location-choice.tsx';
import { OfferCard } from '../components/offer-card.tsx';
import { stands, WatchList } from '../components/watch-list.tsx';
import { LineWeeks } from '../components/line-weeks.tsx';
import { WholeLine } from '../components/whole-line.tsx';
import { WishForm } from '../components/wish-form.tsx';
import type { Wish } from '../components/wish-form.tsx';
import { OpenLimit } from './open-limit.tsx';
import '../styles/line.css';

const TITLE = 'The line';

/**
 * /line: the member's entries and offers, and a form to join. `location`, `spot`, `date`, `from` and `hours` of the
 * address fill it in; `change` names an entry to change, `offer` one to show.
 */
export function LineScreen(): ReactNode {
  const member = useMember();
  if (member.state === 'not-a-member') return <RegistrationRequired user={member.user} />;
  return (
    <Page title={TITLE}>
      {member.state === 'loading' && <Skeleton width="100%" />}
      {member.state === 'error' && (
        <ErrorState title="Your account could not be loaded" onRetry={member.retry}>
          Your places in line stand as they are.
        </ErrorState>
      )}
      {member.state === 'member' && <Line isAdmin={member.organization.role === 'admin'} />}
    </Page>
  );
}

function Line({ isAdmin }: { isAdmin: boolean }): ReactNode {
  const query = new URLSearchParams(useSearch());
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  const queries = [
    useQuery(watchesQuery),
    useQuery(offersQuery),
    useQuery(locationsQuery),
    useQuery(spotsQuery),
  ] as const;
  const [watches, offers, locations, spots] = queries;
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0) {
    return (
      <ErrorState
        title="The line could not be loaded"
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach((each) => void each.refetch())}
      >
        Your places in line stand as they are.
      </ErrorState>
    );
  }
  if (!watches.data || !offers.data || !locations.data || !spots.data) return <Skeleton width="100%" />;
  const shown = offers.data.filter(({ id, status }) => status === 'open' || id === query.get('offer'));
  const active = locations.data.filter(({ isActive }) => isActive);
  const standing = watches.data.filter(stands);
  const changed = standing.find(({ id }) => id === query.get('change'));
  const isJoining = query.has('location') || changed !== undefined;
  const entries = (
    <Section title="You are waiting for">
      {standing.length > 0 ? (
        <WatchList watches={standing} />
      ) : (
        <EmptyState title="You are not waiting for a charger">
          {hasLine && 'Join the line, and you are offered the next charger that becomes free.'}
        </EmptyState>
      )}
    </Section>
  );
  return (
    <>
      {shown.length > 0 && (
        <div className="offer-band">
          {shown.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </div>
      )}
      {standing.length > 0 && !isJoining && entries}
      {!hasLine && (
        <Notice tone="info" title="The line is switched off">
          Nobody can join it until an administrator switches it on.
        </Notice>
      )}
      {hasLine && changed && (
        <ChangeEntry key={changed.id} watch={changed} locations={active} spots={spots.data} />
      )}
      {hasLine && !changed && <Join query={query} locations={active} spots={spots.data} />}
      {(standing.length === 0 || isJoining) && entries}
      {isAdmin && <WholeLine locations={active} />}
      {isAdmin && <LineWeeks locations={active} proposal={<OpenLimit />} />}
    </>
  );
}

type Places = { locations: readonly Location[]; spots: readonly Spot[] };

function Join({ query, locations, spots }: Places & { query: URLSearchParams }): ReactNode {
  const now = useNow();
  const join = useJoinLine();
  const [, navigate] = useLocation();
  const location = locations.find(({ id }) => id === query.get('location')) ?? locations[0];
  if (!location) return null;
  const { timezone } = location;
  const choose = (id: string) => navigate(`${paths.line}?location=${id}`, { replace: true });

  function send(wish: Wish): void {
    if (!location) return;
    join.mutate(
      { ...wish, locationId: location.id },
      {
        onSuccess: () => {
          toast({ title: 'You are in line', description: `${location.name} offers you what becomes free.` });
          navigate(paths.line, { replace: true });
        },
      },
    );
  }
  return (
    <Section title="Wait for a charger">
      <LocationChoice locations={locations} chosen={location} onChoose={choose} />
      <WishForm
        key={`${location.id} ${query}`}
        location={location}
        spots={spots.filter(({ locationId }) => locationId === location.id)}
        initial={wishOf(query, localTime(now, timezone).hour)}
        today={localDate(now, timezone)}
        submitLabel="Join the line"
        busy={join.isPending}
        note={<HowYouHear />}
        onSubmit={send}
      />
    </Section>
  );
}

function ChangeEntry({ watch, locations, spots }: Places & { watch: Watch }): ReactNode {
  const now = useNow();
  const change = useChangeWatch();
  const [, navigate] = useLocation();
  const location = locations.find(({ id }) => id === watch.location.id);
  if (!location) return null;
  const done = (): void => navigate(paths.line, { replace: true });
  return (
    <Section title={`Change what you wait for at ${location.name}`}>
      <WishForm
        location={location}
        spots={spots.filter(({ locationId }) => locationId === location.id)}
        initial={{ ...watch, spotId: watch.spot?.id ?? null }}
        today={localDate(now, location.timezone)}
        submitLabel="Save"
        busy={change.isPending}
        note="You keep your place in line."
        onSubmit={({ spotId, date, lookAheadDays, fromHour, toHour, hours }) =>
          change.mutate(
            { id: watch.id, spotId, date, lookAheadDays, fromHour, toHour, hours },
            { onSuccess: done },
          )
        }
        onCancel={done}
      />
    </Section>
  );
}

/** How the member hears of an offer, by the channels that reach them. */
function HowYouHear(): ReactNode {
  const channels = useQuery(noticePreferencesQuery()).data?.channels;
  if (!channels) return 'You are offered one charger at a time, and it is held for you while you decide.';
  const reaches = (method: string) =>
    channels.some((each) => each.method === method && each.isOn && each.works);
  if (reaches('push') || reaches('sms')) {
    return `You hear by ${reaches('push') ? 'push message' : 'text message'}, and the charger is held for you while you decide.`;
  }
  return (
    <>
      You hear {reaches('email') ? 'by mail' : 'in the app'}, and the charger is held for you while you
      decide. Who hears by push message answers sooner and gets a charger more often.{' '}
      <Link className="link" href={choicesPath}>
        Switch on push messages
      </Link>
    </>
  );
}

/** The wish that an address describes; a whole day where it names no hour. */
function wishOf(query: URLSearchParams, hourNow: number): Wish {
  const date = query.get('date');
  const from = hourIn(query.get('from'), 0, 23);
  return {
    spotId: query.get('spot'),
    date: date !== null && isRealDate(date) ? date : null,
    lookAheadDays: DEFAULT_LOOK_AHEAD_DAYS,
    fromHour: from ?? (date === null ? Math.min(hourNow, 23) : 0),
    toHour: from ?? 23,
    hours: hourIn(query.get('hours'), 1, 24) ?? 2,
  };
}

function hourIn(text: string | null, least: number, most: number): number | null {
  const hour = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isInteger(hour) && hour >= least && hour <= most ? hour : null;
}
