import type { Location } from '@chargerota/contract';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useNow } from '../../lib/use-now.ts';
import { toast } from '../../ui/toast.ts';
import { freshLocationsQuery, LOCATIONS_REFETCH_MS } from '../locations/api.ts';
import { userReservationsQuery } from './api.ts';
import type { Member } from './member.ts';
import { ownReservationOf, ruleContext } from './rule-context.ts';
import {
  chooseDate,
  chooseHours,
  chooseLocation,
  chooseStart,
  FIRST_FREE,
  NOTHING,
  keepPossible,
  slotRefusal,
} from './selection.ts';
import type { Selection } from './selection.ts';
import { keepSelection, readLink, readSelection } from './selection-storage.ts';
import { useSuggestion } from './use-suggestion.ts';
import { usualLocation } from './usual-location.ts';

/**
 * The member's choices on the booking screen. A link's choices come first, then those of an earlier visit. Without
 * either, the only or last used location is chosen and its next sensible slot is suggested, until the member chooses.
 */
export function useBooking(member: Member) {
  const now = useNow();
  const search = useSearch();
  const locations = useQuery({ ...freshLocationsQuery, refetchInterval: LOCATIONS_REFETCH_MS });
  const own = useQuery(userReservationsQuery(member.user.id));
  const [link] = useState(() => readLink(search));
  const [chosen, setChosen] = useState<Selection>(() => link ?? readSelection());
  const [isTouched, setTouched] = useState(false);
  const [pinned, setPinned] = useState<Selection | null>(null);

  const ownReservations = useMemo(() => (own.data ?? []).map(ownReservationOf), [own.data]);
  const kept = locations.data?.find(({ id, isActive }) => isActive && id === chosen.locationId);
  const location = kept ?? usualLocation(locations.data ?? [], own.data ?? []);
  const context = useMemo(
    () => location && ruleContext(member, location, ownReservations, now),
    [member, location, ownReservations, now],
  );
  const settled = useMemo(
    () => (kept || !location ? keepPossible(chosen, context) : chooseLocation(location.id)),
    [chosen, kept, location, context],
  );

  // Loaded data stays on the screen if reloading it fails.
  const isReady = locations.data !== undefined && own.data !== undefined;
  const failed = [locations, own].filter(({ isLoadingError }) => isLoadingError);
  useExplainRefusedLink(link, isReady && kept ? context : null);
  const wantsSuggestion = isReady && !isTouched && settled.locationId !== null && settled.date === null;
  const suggestion = useSuggestion({
    location: wantsSuggestion ? location : null,
    context,
    reservations: own.data ?? [],
    readAt: own.dataUpdatedAt,
  });
  const proposed =
    wantsSuggestion && suggestion.data
      ? keepPossible({ ...settled, ...suggestion.data, spotId: FIRST_FREE }, context)
      : settled;
  const selection = pinned ?? proposed;

  function select(next: Selection): void {
    setPinned(null);
    setChosen(next);
    setTouched(true);
    keepSelection(next);
  }
  function selectTime(outcome: ReturnType<typeof chooseStart>): void {
    select(outcome.selection);
    if (outcome.conflict) toast({ title: 'Time Conflict', description: outcome.conflict, tone: 'loss' });
  }

  return {
    now,
    locations: locations.data ?? [],
    location,
    context,
    selection,
    isLoading:
      pinned === null && failed.length === 0 && (!isReady || (wantsSuggestion && suggestion.isPending)),
    failed,
    chooseLocation: (id: string) => select(chooseLocation(id)),
    chooseDate: (date: LocalDate) => select(chooseDate(selection, date)),
    chooseStart: (hour: number) => context && selectTime(chooseStart(selection, hour, context)),
    chooseHours: (hours: number) => select(chooseHours(selection, hours)),
    chooseSpot: (spotId: string | null) => select({ ...selection, spotId }),
    isPinned: pinned !== null,
    /**
     * Keeps the choices unchanged while they are confirmed, and while a lost response leaves open whether they are
     * booked. Otherwise the member's own new reservation would make them impossible.
     */
    pin: (spotId: string) => setPinned({ ...selection, spotId }),
    /** Stores nothing for the next visit. */
    forget: () => keepSelection(null),
    /** Suggests the next slot again. */
    startOver: () => {
      setPinned(null);
      setChosen({ ...NOTHING, locationId: selection.locationId });
      setTouched(false);
    },
  };
}

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
