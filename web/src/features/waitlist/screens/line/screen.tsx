import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Location, Offer, Spot, Watch as WaitlistEntry } from '@chargerota/contract';
import {
  DEFAULT_LOOK_AHEAD_DAYS,
  isRealDate,
  localDate,
  localTime,
  preferredHours,
} from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { organizationTab, paths } from '../../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useOnceDone } from '../../../../lib/use-once-done.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Page, Section } from '../../../../ui/page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../ui/states.tsx';
import { locationsQuery, spotsQuery } from '../../../locations/api.ts';
import { notificationPreferencesQuery } from '../../../notifications/api.ts';
import { userReservationsQuery } from '../../../reservations/api.ts';
import type { Member } from '../../../reservations/member/member.ts';
import { usualLocation } from '../../../reservations/member/own-rows.ts';
import { ruleContext } from '../../../reservations/member/rule-context.ts';
import { MembersOnly } from '../../../reservations/screens/obstacles/registration-required.tsx';
import { offersQuery, useChangeEntry, useJoinLine, entriesQuery } from '../../api.ts';
import { HowYouHear } from './how-you-hear.tsx';
import { Joined } from './joined.tsx';
import { LateOffer, usePlacedOffers } from '../offers/late-offer.tsx';
import { LocationChoice } from './location-choice.tsx';
import { EntryActs, EntryList } from '../../entries/entry-list.tsx';
import { LineWeeks } from './line-weeks.tsx';
import { WholeLine } from './whole-line.tsx';
import { changeWords } from '../../line-words.ts';
import { EntryForm } from './entry-form.tsx';
import type { EntryDraft } from './entry-form.tsx';
import { useAskedOffer, useOfferOrganization } from '../offers/use-asked-offer.ts';
import { isBeside, stands } from '../../entries/standing.ts';
import { useShownOffers, OfferCard } from '../offers/offer-card.tsx';
import { openHours } from './entry-hours.ts';
import { OpenLimit } from './open-limit.tsx';
import '../../line.css';

const TITLE = m.common.theLine;

/**
 * /line: the member's entries and offers, and a form to join. `location`, `spot`, `date`, `from`, `to` and `hours` of the
 * address fill it in; `change` and `joined` name an entry to change or to confirm, `offer` an offer to show.
 */
export function LineScreen(): ReactNode {
  useOfferOrganization(useAskedOffer());
  const loading = (
    <Page title={TITLE}>
      <SkeletonRows />
    </Page>
  );
  return (
    <MembersOnly title={TITLE} loading={loading} unharmed={m.waitlistLine.yourPlacesInLineAre}>
      {(member) => (
        <Page title={TITLE}>
          <Line member={member} />
        </Page>
      )}
    </MembersOnly>
  );
}

function Line({ member }: { member: Member }): ReactNode {
  const isAdmin = member.organization.role === 'admin';
  const query = new URLSearchParams(useSearch());
  const asked = useAskedOffer();
  // One rendering later: by then a change of screen has moved the focus to the heading.
  const focused = useDeferredValue(asked, null);
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  const queries = [
    useQuery(entriesQuery),
    // A notification may be quicker than the list that a screen before has loaded.
    useQuery({ ...offersQuery, refetchOnMount: asked === null ? true : 'always' }),
    useQuery(locationsQuery),
    useQuery(spotsQuery),
    useQuery(userReservationsQuery(member.user.id)),
  ] as const;
  const [entries, offers, locations, spots, own] = queries;
  // It says in the form how the reader hears of an offer; without it the form says less.
  const isHearingKnown = useQuery(notificationPreferencesQuery()).isFetched;
  const { shown, keep } = useShownOffers(
    offers.data ?? [],
    ({ id, status }) => status === 'open' || id === asked,
  );
  // One that comes while the screen is read would push it away, and would not be seen by who has scrolled on.
  const isLoaded = queries.every(({ data }) => data !== undefined);
  const { placed, late, opened, open } = usePlacedOffers(isLoaded ? shown : undefined);
  const isPlaced = (offer: Offer): boolean => offer.id === asked || placed.includes(offer);
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0) {
    return (
      <ErrorState
        title={m.waitlistLine.theLineCouldNotBe}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach((each) => void each.refetch())}
      >
        {m.waitlistLine.yourPlacesInLineAre}
      </ErrorState>
    );
  }
  if (!entries.data || !offers.data || !locations.data || !spots.data || !own.data || !isHearingKnown)
    return <SkeletonRows />;
  const isUnknown = asked !== null && !offers.isFetching && shown.every(({ id }) => id !== asked);
  const active = locations.data.filter(({ isActive }) => isActive);
  // What the reader most likely means.
  const usual = usualLocation(active, own.data) ?? active[0];
  const standing = entries.data.filter(stands);
  const changed = standing.find(({ id }) => id === query.get('change'));
  const offered = shown.filter((offer) => isPlaced(offer) && offer.status === 'open');
  const entryOf = (offer: Offer) =>
    offered.includes(offer) ? standing.find(({ offerId }) => offerId === offer.id) : undefined;
  const unoffered = standing.filter(isBeside(offered));
  const joined = unoffered.find(({ id }) => id === query.get('joined'));
  const others = unoffered.filter((entry) => entry !== joined);
  const isJoining = query.has('location') || changed !== undefined;
  const more = (entry: WaitlistEntry | undefined) => entry && <EntryActs entry={entry} />;
  const standingPart = (
    <Section title={joined ? m.waitlistLine.youAreAlsoWaitingFor : m.waitlistLine.youAreWaitingFor}>
      {others.length > 0 ? (
        <EntryList entries={others} />
      ) : (
        <EmptyState title={m.waitlistLine.nothingAtTheMoment}>
          {hasLine && m.waitlistLine.joinTheLineAndYou}
        </EmptyState>
      )}
    </Section>
  );
  return (
    <>
      {!hasLine && (
        <Notice tone="info" title={m.waitlistLine.theLineIsSwitchedOff}>
          {isAdmin ? (
            <>
              <Rich
                of={m.waitlistLine.nobodyCanJoinItUntil}
                a={(it) => (
                  <Link href={organizationTab('settings')} className="link">
                    {it}
                  </Link>
                )}
              />
            </>
          ) : (
            m.waitlistLine.nobodyCanJoinItUntilAn
          )}
        </Notice>
      )}
      {shown.some(isPlaced) && (
        <div className="offer-band stack gap-12 py-16">
          {shown.filter(isPlaced).map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              isAsked={offer.id === focused || offer.id === opened}
              onTaken={keep}
              more={more(entryOf(offer))}
            />
          ))}
        </div>
      )}
      <LateOffer offer={late.find((offer) => !isPlaced(offer))} onOpen={open} />
      {isUnknown && (
        <Notice tone="info" title={m.waitlistLine.thereIsNoSuchOffer}>
          {m.waitlistLine.itWasMadeMoreThan}
        </Notice>
      )}
      {joined && (
        <Joined
          key={joined.id}
          entry={joined}
          onShowOffer={
            late.some(({ id }) => id === joined.offerId && id !== asked)
              ? () => open(joined.offerId)
              : undefined
          }
        />
      )}
      {others.length > 0 && !isJoining && standingPart}
      {hasLine && changed && (
        <ChangeEntry
          key={changed.id}
          member={member}
          entry={changed}
          locations={active}
          spots={spots.data}
          standing={standing}
        />
      )}
      {hasLine && !changed && !joined && (
        <Join
          member={member}
          query={query}
          usual={usual}
          locations={active}
          spots={spots.data}
          standing={standing}
        />
      )}
      {!joined && (others.length === 0 || isJoining) && standingPart}
      {isAdmin && (
        <WholeLine locations={active} usual={usual}>
          <LineWeeks locations={active} proposal={<OpenLimit />} />
        </WholeLine>
      )}
    </>
  );
}

type Places = {
  locations: readonly Location[];
  spots: readonly Spot[];
  /** What the member waits for. */
  standing: readonly WaitlistEntry[];
};

type Asked = NonNullable<ReturnType<typeof useJoinLine>['variables']>;

/** Whether an entry is exactly what was asked for. */
const isAskedBy = (entry: WaitlistEntry, draft: Asked): boolean =>
  entry.location.id === draft.locationId &&
  (entry.spot?.id ?? null) === (draft.spotId ?? null) &&
  entry.date === (draft.date ?? null) &&
  entry.fromHour === draft.fromHour &&
  entry.toHour === draft.toHour &&
  entry.hours === draft.hours;

type JoinProps = Places & { member: Member; query: URLSearchParams; usual: Location | undefined };

function Join({ member, query, usual, locations, spots, standing }: JoinProps): ReactNode {
  const now = useNow();
  const join = useJoinLine();
  const [, navigate] = useLocation();
  const confirm = (id: string): void => navigate(`${paths.line}?joined=${id}`, { replace: true });
  // If the answer was lost, it counts as joined once the entry is read.
  const wished = join.isError ? join.variables : undefined;
  // What was just joined is no reason to warn of.
  const isNew = (entry: WaitlistEntry) => join.variables !== undefined && isAskedBy(entry, join.variables);
  const placedId = wished && standing.find((entry) => isAskedBy(entry, wished))?.id;
  useOnceDone(placedId !== undefined, () => placedId && confirm(placedId));
  const location = locations.find(({ id }) => id === query.get('location')) ?? usual;
  if (!location) return null;
  const { timezone } = location;
  const context = ruleContext(member, location, [], now);
  const choose = (id: string) => navigate(`${paths.line}?location=${id}`, { replace: true });

  function send(draft: EntryDraft): void {
    if (!location) return;
    join.mutate({ ...draft, locationId: location.id }, { onSuccess: ({ id }) => confirm(id) });
  }
  return (
    <Section title={m.waitlistLine.waitForACharger}>
      <LocationChoice locations={locations} chosen={location} onChoose={choose} />
      <EntryForm
        key={`${location.id} ${query}`}
        location={location}
        spots={spots.filter(({ locationId }) => locationId === location.id)}
        context={context}
        initial={draftOf(query, context, location)}
        waiting={standing.filter((each) => each.location.id === location.id && !isNew(each))}
        today={localDate(now, timezone)}
        submitLabel={m.waitlistLine.joinTheLine}
        busy={join.isPending}
        note={<HowYouHear />}
        onSubmit={send}
      />
    </Section>
  );
}

function ChangeEntry({
  member,
  entry,
  locations,
  spots,
  standing,
}: Places & { member: Member; entry: WaitlistEntry }): ReactNode {
  const now = useNow();
  const change = useChangeEntry();
  const [, navigate] = useLocation();
  const location = locations.find(({ id }) => id === entry.location.id);
  if (!location) return null;
  const today = localDate(now, location.timezone);
  const done = (): void => navigate(paths.line, { replace: true });
  return (
    <Section title={m.waitlistLine.changeWhatYouWaitForAt({ name: location.name })}>
      <EntryForm
        location={location}
        spots={spots.filter(({ locationId }) => locationId === location.id)}
        context={ruleContext(member, location, [], now)}
        initial={{ ...entry, spotId: entry.spot?.id ?? null }}
        waiting={standing.filter((each) => each.location.id === location.id && each !== entry)}
        today={today}
        submitLabel={m.waitlistLine.save}
        busy={change.isPending}
        placeAfter={(draft) => changeWords(entry, draft, today)}
        onSubmit={({ spotId, date, lookAheadDays, fromHour, toHour, hours }) =>
          change.mutate(
            { id: entry.id, spotId, date, lookAheadDays, fromHour, toHour, hours },
            { onSuccess: done },
          )
        }
        onCancel={done}
      />
    </Section>
  );
}

/**
 * The draft that an address describes; where it names no hour, all hours in which the location is open, and where it names
 * no length, the one that booking would preselect.
 */
function draftOf(query: URLSearchParams, context: BookingContext, location: Location): EntryDraft {
  const { now, timezone } = context;
  const asked = query.get('date');
  const date = asked !== null && isRealDate(asked) ? asked : null;
  const from = hourIn(query.get('from'), 0, 23);
  const { first, last } = openHours(location, date);
  const today = localDate(now, timezone);
  const earliest = date === today ? Math.min(Math.max(first, localTime(now, timezone).hour), last) : first;
  return {
    spotId: query.get('spot'),
    date,
    lookAheadDays: DEFAULT_LOOK_AHEAD_DAYS,
    fromHour: from ?? earliest,
    toHour: from === null ? last : Math.max(from, hourIn(query.get('to'), 0, 23) ?? from),
    hours: hourIn(query.get('hours'), 1, 24) ?? preferredHours(date ?? today, from ?? earliest, context),
  };
}

function hourIn(text: string | null, least: number, most: number): number | null {
  const hour = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isInteger(hour) && hour >= least && hour <= most ? hour : null;
}
