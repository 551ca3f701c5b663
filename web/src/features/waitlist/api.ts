import { m } from '@chargerota/messages';
import type {
  DayReservation,
  JoinLineForm,
  Location,
  Offer,
  TakenOffer,
  Watch as WaitlistEntry,
} from '@chargerota/contract';
import type { AnswerOf } from '@chargerota/contract/addresses';
import { slotOf, slotPeriod } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MutationMeta, QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { offerPath, paths } from '../../lib/paths.ts';
import { endedBy } from './entries/standing.ts';
import { useToastWithUndo } from '../../ui/use-undo.ts';
import { invalidateReservations } from '../reservations/api.ts';

export const lineKeys = {
  entries: ['/api/watches'],
  offers: ['/api/offers'],
  lines: ['/api/line'],
} as const;

/** The caller's entries in the lines of the current organization. */
export const entriesQuery = queryOptions({
  queryKey: lineKeys.entries,
  queryFn: ({ signal }) => call('GET /api/watches', {}, { signal }),
});

/** Slots that are held for the caller, in any organization, and those that were on the last day. */
export const offersQuery = queryOptions({
  queryKey: lineKeys.offers,
  queryFn: ({ signal }) => call('GET /api/offers', {}, { signal }),
});

/** The offer that the link of a mail or a text message stands for. */
export const linkedOfferQuery = (token: string) =>
  queryOptions({
    queryKey: [...lineKeys.offers, 'link', token],
    queryFn: ({ signal }) => call('POST /api/offer-links/open', { body: { token } }, { signal }),
  });

/** Where the member answers the offer for which a slot is held for them; until that is known, all of their offers. */
export function useOfferPath(hold: Pick<DayReservation, 'spotId' | 'startsAt'> | null): string {
  const offers = useQuery({ ...offersQuery, enabled: hold !== null }).data;
  const offer = offers?.find(
    ({ status, spotId, startsAt }) =>
      status === 'open' && spotId === hold?.spotId && Date.parse(startsAt) === Date.parse(hold.startsAt),
  );
  return offer ? offerPath(offer.id) : paths.line;
}

type Choice = {
  location: Location;
  date: LocalDate | null;
  startHour: number | null;
  hours: number | null;
  /** When the reservation was made that is moved there; null for a new one. */
  madeAt: Date | null;
};

/**
 * The entries that the chosen reservation would end. `choice` is null while it can't be made: then nothing is read.
 */
export function useEndedEntries(choice: Choice | null): readonly WaitlistEntry[] {
  const entries = useQuery({ ...entriesQuery, enabled: choice !== null }).data;
  if (!choice || !entries) return [];
  const { location, date, startHour, hours, madeAt } = choice;
  if (date === null || startHour === null || hours === null) return [];
  const period = slotPeriod(date, slotOf(startHour, hours), location.timezone);
  return period ? endedBy(entries, { locationId: location.id, period, madeAt }) : [];
}

/** The whole line of a location, for administrators. */
export const lineQuery = (locationId: string) =>
  queryOptions({
    queryKey: [...lineKeys.lines, locationId],
    queryFn: ({ signal }) => call('GET /api/locations/:id/line', { params: { id: locationId } }, { signal }),
  });

/**
 * Whether somebody in line could use what is left of the reader's charging session; asked anew each minute, as hours
 * begin.
 */
export const chargingSessionQuery = (reservationId: string) =>
  queryOptions({
    queryKey: [...lineKeys.lines, 'session', reservationId],
    queryFn: ({ signal }) =>
      call('GET /api/reservations/:id/line', { params: { id: reservationId } }, { signal }),
    refetchInterval: 60_000,
  });

/** What the line of a location brings by week, for administrators; of all locations without one. */
export const lineWeeksQuery = (locationId: string | null) =>
  queryOptions({
    queryKey: [...lineKeys.lines, 'weeks', locationId],
    queryFn: ({ signal }) =>
      call('GET /api/line/weeks', { query: locationId === null ? {} : { locationId } }, { signal }),
  });

/** What the person sees of lines is asked anew after each change, and after a refusal, which shows a change elsewhere. */
function useLineChange<V, R>(
  change: (variables: V) => Promise<R>,
  meta: MutationMeta,
  onDone: (result: R) => void = () => undefined,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta,
    onSuccess: onDone,
    onSettled: () => renewLine(client),
  });
}

const renewLine = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: lineKeys.entries }),
    client.invalidateQueries({ queryKey: lineKeys.offers }),
    client.invalidateQueries({ queryKey: lineKeys.lines }),
    invalidateReservations(client),
  ]);

export const useJoinLine = () =>
  useLineChange((body: JoinLineForm) => call('POST /api/watches', { body }), {
    failureTitle: m.waitlist.youHaveNotJoinedThe,
  });

type EntryChange = Omit<JoinLineForm, 'locationId'> & { id: string; lookAheadDays: number };

export const useChangeEntry = () =>
  useLineChange(({ id, ...body }: EntryChange) => call('PATCH /api/watches/:id', { params: { id }, body }), {
    failureTitle: m.waitlist.whatYouWaitForWas,
  });

/**
 * Its button leaves the screen with the reservation, so `onDone` belongs to the mutation. It leads to the line, which has to
 * know by then what is offered there.
 */
export function useGoToFront(onDone: (result: AnswerOf<'POST /api/reservations/:id/front'>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/reservations/:id/front', { params: { id } }),
    meta: { failureTitle: m.waitlist.youStillHaveYourReservation },
    onSettled: async (result) => {
      await renewLine(client);
      if (result) onDone(result);
    },
  });
}

export const useLeaveLine = () =>
  useLineChange((id: string) => call('DELETE /api/watches/:id', { params: { id } }), {
    failureTitle: m.waitlist.youHaveNotLeftThe,
  });

export const useResumeEntry = () =>
  useLineChange((id: string) => call('POST /api/watches/:id/resume', { params: { id } }), {
    failureTitle: m.waitlist.youAreNotWaitingAgain,
  });

/** An answered offer leaves the screen, so `onTaken` belongs to the mutation: callbacks of mutate() end with its card. */
export const useAcceptOffer = (onTaken: (taken: TakenOffer) => void) =>
  useLineChange(
    (id: string) => call('POST /api/offers/:id/accept', { params: { id } }),
    // Without a connection nothing is said of the charger, which is still held.
    { failureTitle: m.waitlist.youDidNotGetThe, notSentTitle: m.waitlist.noConnection },
    onTaken,
  );

/** Its card leaves the screen with the answer, so what it brought is said in a toast. */
export function usePassOffer() {
  const tell = useTellPassed();
  return useLineChange(passUndoably, { failureTitle: m.waitlist.theOfferWasNotPassed }, (passed) =>
    tell(passed),
  );
}

const passUndoably = (id: string): Promise<Offer> =>
  call('POST /api/offers/:id/pass', { params: { id }, query: { undoable: 'true' } });

/** Tells that an offer was passed on, with Undo. */
function useTellPassed() {
  const client = useQueryClient();
  const tell = useToastWithUndo();
  return ({ id, spot }: Offer, onUndone: () => void = () => undefined): void =>
    tell(
      {
        title: m.waitlist.offerPassedOn,
        description: m.waitlist.youStayInLineAnd,
      },
      async () => {
        try {
          await call('POST /api/offers/:id/undo-pass', { params: { id } });
        } finally {
          await renewLine(client);
        }
        onUndone();
        return m.waitlist.chargerSpotNumberIsHeldFor({ spotNumber: spot.spotNumber });
      },
    );
}

type OfferAnswer = { id: string; isTaken: boolean };

/**
 * Takes an offer or passes it on, for a place that itself shows what has come of it. Answers the reservation, if any.
 * `onUndone` is called once a pass is undone.
 */
export function useAnswerOffer(onUndone: () => void) {
  const tell = useTellPassed();
  return useLineChange(
    async ({ id, isTaken }: OfferAnswer): Promise<TakenOffer | null> => {
      if (isTaken) return call('POST /api/offers/:id/accept', { params: { id } });
      tell(await passUndoably(id), onUndone);
      return null;
      // Whoever asks shows the failure in its place.
    },
    { handled: true },
  );
}
