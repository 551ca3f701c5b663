import { m } from '@chargerota/messages';
import type { Location, Recommendation } from '@chargerota/contract';
import { localTime, isInService } from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { useQuery, skipToken, keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useNow } from '../../../../lib/use-now.ts';
import { toast } from '../../../../ui/toast.ts';
import { freshLocationsQuery, LOCATIONS_REFETCH_MS, locationSpotsQuery } from '../../../locations/api.ts';
import { userReservationsQuery } from '../../api.ts';
import type { Free } from '../../choosing/hour-choices.ts';
import type { Member } from '../../member/member.ts';
import { ruleContext } from '../../member/rule-context.ts';
import { ownRow, usualLocation } from '../../member/own-rows.ts';
import {
  chooseDate,
  chooseHours,
  chooseLocation,
  chooseStart,
  hoursOfSlot,
  keepPossible,
  slotRefusal,
  realDate,
  timeSlotOf,
} from '../../choosing/selection.ts';
import type { Selection } from '../../choosing/selection.ts';
import { readLink, readSkipped } from '../../choosing/booking-link.ts';
import { preferencesQuery } from '../../../accounts/preferences/api.ts';
import { proposalQuery } from '../../recommended/api.ts';
import { readText, writeText } from '../../../../lib/storage.ts';
import { SELECTION_KEYS as KEYS } from '../../choosing/selection-keys.ts';

/**
 * The member's choices on the booking screen. A link's choices come first, then those of an earlier visit. Without
 * either, what the server recommends is suggested until the member chooses: at the linked or kept location, else at any,
 * unless the member has several and has used none of them.
 */
export function useBooking(member: Member) {
  const now = useNow();
  const search = useSearch();
  const locations = useQuery({ ...freshLocationsQuery, refetchInterval: LOCATIONS_REFETCH_MS });
  const own = useQuery(userReservationsQuery(member.user.id));
  const [link] = useState(() => readLink(search));
  const [skipped] = useState(() => readSkipped(search));
  const [chosen, setChosen] = useState<Selection>(() => link ?? readSelection());
  const [isTouched, setTouched] = useState(false);
  // The chosen length, where a start leaves less time: the next start has it again if it can.
  const [wishedHours, setWishedHours] = useState<number | null>(null);
  const [pinned, setPinned] = useState<Pinned | null>(null);
  // The screen removes the link from its address; stored, the choices survive a reload.
  useEffect(() => {
    if (link) keepSelection(link);
  }, [link]);

  const loadedReservations = useMemo(() => (own.data ?? []).map(ownRow), [own.data]);
  const ownReservations = pinned?.ownReservations ?? loadedReservations;
  const kept = locations.data?.find(({ id, isActive }) => isActive && id === chosen.locationId);
  const usual = usualLocation(locations.data ?? [], own.data ?? []);
  // Loaded data stays on the screen if reloading it fails.
  const isReady = locations.data !== undefined && own.data !== undefined;
  const failed = [locations, own].filter(({ isLoadingError }) => isLoadingError);
  const keptContext = useMemo(
    () => (kept ? ruleContext(member, kept, ownReservations, now) : null),
    [member, kept, ownReservations, now],
  );
  useExplainRefusedLink(link, isReady ? keptContext : null);
  const stillPossible = useMemo(() => keepPossible(chosen, keptContext), [chosen, keptContext]);
  const wantsSuggestion = isReady && !isTouched && (!kept || stillPossible.date === null);
  const clock = localTime(now, (kept ?? usual)?.timezone ?? member.organization.timezone);
  // Recommendations change with the hour, and after each booking, which takes one of them.
  const moment = `${clock.date} ${clock.hour} ${own.dataUpdatedAt}`;
  const suggestion = useQuery({
    ...proposalQuery(kept?.id ?? null, moment),
    enabled: wantsSuggestion,
    // Each visit asks again, because what was free then may be taken.
    staleTime: 0,
    gcTime: 0,
    // When the hour changes, the suggestion stays until the next one is found.
    placeholderData: keepPreviousData,
  });
  const best = wantsSuggestion && (kept ?? usual) ? suggestion.data?.[0] : undefined;
  const bestPlace = best && locations.data?.find(({ id, isActive }) => isActive && id === best.locationId);
  const location = kept ?? bestPlace ?? usual;
  const need = useEnergyNeed(member, location);
  const context = useMemo(
    () =>
      location && {
        ...ruleContext(member, location, ownReservations, now),
        ...(need && { usualNeed: need }),
      },
    [member, location, ownReservations, now, need],
  );
  const settled = useMemo(
    () => (kept || !location ? keepPossible(chosen, context) : chooseLocation(location.id)),
    [chosen, kept, location, context],
  );
  const proposed =
    best && best.locationId === location?.id ? keepPossible(selectionOf(best), context) : settled;
  const selection = pinned?.selection ?? proposed;

  function select(next: Selection): void {
    setPinned(null);
    setChosen(next);
    setTouched(true);
    keepSelection(next);
  }
  function selectTime(outcome: ReturnType<typeof chooseStart>): void {
    select(outcome.selection);
    if (outcome.conflict)
      toast({ title: m.reservationsBooking.timeConflict, description: outcome.conflict, tone: 'loss' });
  }

  return {
    now,
    locations: locations.data ?? [],
    /** The member's own reservations. */
    rows: loadedReservations,
    location,
    context,
    selection,
    /** Whether the locations and the member's own reservations are known. */
    isReady,
    isLoading:
      pinned === null && failed.length === 0 && (!isReady || (wantsSuggestion && suggestion.isPending)),
    failed,
    /** A nearer day that the link left out for the member's own reservation, while its day is chosen. */
    skipped: link && selection.date === link.date ? skipped : null,
    /** Whether the choices are the server's proposal, which the member has not touched. */
    isProposed: best !== undefined && selection.date === best.date,
    /** What the server recommends, while nothing else was linked or kept. */
    recommended: suggestion.data ?? [],
    chooseRecommended: (slot: Recommendation) => {
      setWishedHours(null);
      select(selectionOf(slot));
    },
    chooseLocation: (id: string) => {
      setWishedHours(null);
      select(chooseLocation(id));
    },
    // The day that is chosen already changes nothing.
    chooseDate: (date: LocalDate) => date !== selection.date && select(chooseDate(selection, date)),
    chooseStart: (hour: number, free: Free) => {
      if (!context) return;
      const hours = wishedHours ?? selection.hours;
      setWishedHours(hours);
      selectTime(chooseStart({ ...selection, hours }, hour, context, free));
    },
    chooseHours: (hours: number) => {
      setWishedHours(hours);
      select(chooseHours(selection, hours));
    },
    chooseSpot: (spotId: string | null) => select({ ...selection, spotId }),
    isPinned: pinned !== null,
    /**
     * Keeps the choices, and what the rules evaluate them by, unchanged while they are confirmed, and while a lost response
     * leaves open whether they are booked. Otherwise the member's own new reservation would make them impossible.
     */
    pin: (spotId: string) => setPinned({ selection: { ...selection, spotId }, ownReservations }),
    /** Stores nothing for the next visit. */
    forget: () => keepSelection(null),
  };
}

interface Pinned {
  selection: Selection;
  ownReservations: BookingContext['ownReservations'];
}

const selectionOf = ({ locationId, date, timeSlot, spotId }: Recommendation): Selection => ({
  locationId,
  date,
  ...hoursOfSlot(timeSlot),
  spotId,
});

/** Tells a person who followed a link to a forbidden slot why it isn't chosen. */
function useExplainRefusedLink(link: Selection | null, context: BookingContext | null): void {
  const isExplained = useRef(false);
  useEffect(() => {
    if (!context || isExplained.current) return;
    isExplained.current = true;
    const refusal = link && slotRefusal(link, context);
    if (refusal) toast({ ...refusal, tone: 'loss' });
  }, [link, context]);
}

export type Booking = ReturnType<typeof useBooking>;
export type ReadyBooking = Booking & { location: Location; context: BookingContext };

/**
 * The energy that the member usually charges, at the slowest charger of a location, so that any charger suffices. Null
 * if it is unknown, or if the organization does not suggest lengths by it.
 */
function useEnergyNeed(
  { organization }: Member,
  location: Location | null,
): BookingContext['usualNeed'] | null {
  const preferences = useQuery({ ...preferencesQuery, enabled: organization.lineShorterSuggestion });
  const spots = useQuery({
    ...locationSpotsQuery(location?.id ?? ''),
    ...(location === null && { queryFn: skipToken }),
  });
  const energyKwh = organization.lineShorterSuggestion ? preferences.data?.usualEnergyKwh : null;
  const powers = (spots.data ?? []).filter(isInService).map(({ powerOutput }) => powerOutput);
  const powerKw = powers.length > 0 ? Math.min(...powers) : null;
  return useMemo(() => (energyKwh && powerKw ? { energyKwh, powerKw } : null), [energyKwh, powerKw]);
}

export const readSelection = (): Selection => ({
  locationId: readText(KEYS.location),
  date: realDate(readText(KEYS.date)),
  ...hoursOfSlot(readText(KEYS.timeSlot)),
  spotId: readText(KEYS.spot),
});

/** Stores a selection for the next visit; null removes it. */
function keepSelection(selection: Selection | null): void {
  writeText(KEYS.location, selection?.locationId ?? null);
  writeText(KEYS.date, selection?.date ?? null);
  writeText(KEYS.timeSlot, selection && timeSlotOf(selection));
  writeText(KEYS.spot, selection?.spotId ?? null);
}
