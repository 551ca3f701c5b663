import { m } from '@chargerota/messages';
import type { Reservation } from '@chargerota/contract';
import type { Address, RequestOf } from '@chargerota/contract/addresses';
import type { LocalDate } from '@chargerota/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { confirmOrStore, sendArrival, cancelOnce, releaseOrStore } from './pending/send-or-store.ts';
import { isOffline } from '../../lib/network.ts';

/** How long a response about free chargers is cached. The person's own changes and refusals invalidate it at once. */
const AVAILABILITY_STALE_MS = 5 * 60_000;
/** Without live events, the status screen reloads the day this often, because it shows the present. */
export const DAY_REFETCH_MS = 30_000;

export const reservationKeys = {
  availability: ['/api/availability'],
  days: ['/api/days'],
  ofUsers: ['/api/users'],
  ofUser: (userId: string) => ['/api/users', userId, 'reservations'],
  ecoImpact: (userId: string) => ['/api/users', userId, 'eco-impact'],
} as const;

/** The person's own reservations, newest first: all current ones, and the latest of the past and cancelled ones. */
export const userReservationsQuery = (userId: string) =>
  queryOptions({
    queryKey: reservationKeys.ofUser(userId),
    queryFn: ({ signal }) => call('GET /api/users/:id/reservations', { params: { id: userId } }, { signal }),
  });

export const ecoImpactQuery = (userId: string) =>
  queryOptions({
    queryKey: reservationKeys.ecoImpact(userId),
    queryFn: ({ signal }) => call('GET /api/users/:id/eco-impact', { params: { id: userId } }, { signal }),
  });

/** All chargers of a location, each with whether it is free for the whole slot. */
export const availabilityQuery = (slot: { locationId: string; date: LocalDate; timeSlot: string }) =>
  queryOptions({
    queryKey: [...reservationKeys.availability, slot],
    queryFn: ({ signal }) => call('GET /api/availability', { query: slot }, { signal }),
    staleTime: AVAILABILITY_STALE_MS,
  });

/** The free share of each day from `from` to `to`, for the calendar. */
export const availabilityOfDaysQuery = (span: { locationId: string; from: LocalDate; to: LocalDate }) =>
  queryOptions({
    queryKey: [...reservationKeys.availability, 'days', span],
    queryFn: ({ signal }) => call('GET /api/availability/days', { query: span }, { signal }),
    staleTime: AVAILABILITY_STALE_MS,
  });

/** The reservations and closures that occupy chargers on a local day, at one location or in the whole organization. */
export const dayReservationsQuery = (date: LocalDate, locationId?: string) =>
  queryOptions({
    queryKey: [...reservationKeys.days, date, { locationId }],
    queryFn: ({ signal }) =>
      call(
        'GET /api/days/:date',
        { params: { date }, query: locationId === undefined ? {} : { locationId } },
        { signal },
      ),
    staleTime: DAY_REFETCH_MS,
  });

/** What occupies one charger on a day, with the contacts and vehicles that the day's grid leaves out. */
export const chargerDayQuery = (date: LocalDate, spotId: string, locationId: string) =>
  queryOptions({
    queryKey: [...reservationKeys.days, date, { locationId, spotId }],
    queryFn: ({ signal }) =>
      call('GET /api/days/:date', { params: { date }, query: { locationId, spotId } }, { signal }),
    staleTime: DAY_REFETCH_MS,
  });

/** After a change, or a refusal that shows that somebody else changed something: what is free and whose is asked anew. */
export async function invalidateReservations(client: QueryClient): Promise<void> {
  const prefixes: string[] = [
    reservationKeys.availability[0],
    reservationKeys.days[0],
    reservationKeys.ofUsers[0],
  ];
  await client.invalidateQueries({
    predicate: ({ queryKey }) => prefixes.includes(String(queryKey[0])),
  });
}

/** The same, for calls that are no mutation of their own. */
export function useRefreshReservations(): () => Promise<void> {
  const client = useQueryClient();
  return () => invalidateReservations(client);
}

type Body<A extends Address> = RequestOf<A> extends { body: infer B } ? B : never;
type FailureTexts = { failureTitle: string; failureText: string; unansweredText?: string };

/** The expected (optimistic) result for one of the person's own reservations. */
type OptimisticUpdate<V> = (row: Reservation, variables: V) => Reservation;

export const isOwnList = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  queryKey[0] === reservationKeys.ofUsers[0] && queryKey[2] === 'reservations';

/**
 * A change of reservations. Shows a failure, and reloads the data in either case. With `optimistic`, the person's own
 * lists show the expected result at once, and the old one again if the server refuses.
 */
function useChange<V, R>(
  change: (variables: V) => Promise<R>,
  failure: FailureTexts,
  optimistic?: OptimisticUpdate<V>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: failure,
    onMutate: async (variables) => {
      // Without a network nothing is shown as done.
      if (!optimistic || isOffline()) return [];
      await client.cancelQueries({ predicate: isOwnList });
      const before = client.getQueriesData<Reservation[]>({ predicate: isOwnList });
      client.setQueriesData<Reservation[]>({ predicate: isOwnList }, (rows) =>
        rows?.map((row) => optimistic(row, variables)),
      );
      return before;
    },
    onError: (_error, _variables, before) =>
      before?.forEach(([queryKey, rows]) => client.setQueryData(queryKey, rows)),
    onSettled: () => void invalidateReservations(client),
  });
}

/** `idempotencyKey` stands for one press of the button, so repeating the request cannot book twice. */
type NewReservation = Body<'POST /api/reservations'> & { idempotencyKey: string };

export const useCreateReservation = () =>
  useChange(
    ({ idempotencyKey, ...body }: NewReservation) =>
      call('POST /api/reservations', { body }, { idempotencyKey }),
    {
      failureTitle: m.reservations.bookingFailed,
      failureText: m.reservations.failedToBookTheReservation,
      unansweredText: m.reservations.noAnswerCameSoIt,
    },
  );

type NewWalkIn = Body<'POST /api/walk-ins'> & { idempotencyKey: string };

export const useCreateWalkIn = () =>
  useChange(
    ({ idempotencyKey, ...body }: NewWalkIn) => call('POST /api/walk-ins', { body }, { idempotencyKey }),
    {
      failureTitle: m.reservations.walkInFailed,
      failureText: m.reservations.failedToTakeTheCharger,
      unansweredText: m.reservations.noAnswerCameSoThe,
    },
  );

export const useUpdateReservation = () =>
  useChange(
    ({ id, ...body }: Body<'PATCH /api/reservations/:id'> & { id: string }) =>
      call('PATCH /api/reservations/:id', { params: { id }, body }),
    { failureTitle: m.common.error, failureText: m.reservations.failedToUpdateReservation },
  );

/** Takes another charger of the location for the same time. */
export const useMoveReservation = () =>
  useChange(
    ({ id, spotId }: Body<'POST /api/reservations/:id/move'> & { id: string }) =>
      call('POST /api/reservations/:id/move', { params: { id }, body: { spotId } }),
    { failureTitle: m.common.error, failureText: m.reservations.failedToMoveToThe },
  );

export const useCancelReservation = () =>
  useChange(
    cancelOnce,
    {
      failureTitle: m.common.error,
      failureText: m.reservations.failedToCancelReservation,
      unansweredText: m.reservations.noAnswerCameSoItMay,
    },
    (row, id) => (row.id === id ? { ...row, status: 'cancelled' } : row),
  );

/** Never shown as done before the server says so: a press without a network is kept, and sent later. */
export const useConfirmArrival = () =>
  useAnsweredChange(confirmOrStore, {
    failureTitle: m.reservations.arrivalNotConfirmed,
    failureText: m.reservations.failedToConfirmArrival,
  });

/** Begins a reservation before its start. Without a network it is not kept: nobody knows whether the charger is free. */
export const useBeginEarly = () =>
  useChange(
    ({ id, idempotencyKey }: { id: string; idempotencyKey: string }) => sendArrival(id, idempotencyKey),
    {
      failureTitle: m.reservations.notStarted,
      failureText: m.reservations.failedToStartCharging,
      unansweredText: m.reservations.noAnswerCameSoItMayOr,
    },
  );

/** Never shown as done before the server says so: after a press without a network the person is asked again. */
export const useReleaseReservation = () =>
  useAnsweredChange(releaseOrStore, {
    failureTitle: m.common.error,
    failureText: m.reservations.failedToReleaseTheCharger,
  });

/** A change whose answer is shown before the lists are loaded again, so that nobody presses twice. */
function useAnsweredChange<V, R extends string>(
  change: (variables: V) => Promise<Reservation | R>,
  failure: FailureTexts,
) {
  const client = useQueryClient();
  return useChange(async (variables: V) => {
    const answer = await change(variables);
    if (typeof answer !== 'string')
      client.setQueriesData<Reservation[]>({ predicate: isOwnList }, (rows) =>
        rows?.map((known) => (known.id === answer.id ? answer : known)),
      );
    return answer;
  }, failure);
}

export const useExtendReservation = () =>
  useChange(
    ({ id, endHour }: Body<'PATCH /api/reservations/:id/extend'> & { id: string }) =>
      call('PATCH /api/reservations/:id/extend', { params: { id }, body: { endHour } }),
    { failureTitle: m.common.error, failureText: m.reservations.failedToExtendTheReservation },
  );
