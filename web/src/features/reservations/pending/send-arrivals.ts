import { m } from '@chargerota/messages';
import type { QueryClient } from '@tanstack/react-query';
import { currentPath } from '../../../lib/base.ts';
import { storeArrival, noteInTime, ownArrivals, waitsForAnswer } from '../../../lib/pending/arrivals.ts';
import type { PendingArrival } from '../../../lib/pending/arrivals.ts';
import { isOffline, onNetworkChange } from '../../../lib/network.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/toast.ts';
import { invalidateReservations } from '../api.ts';
import { sendArrival } from './send-or-store.ts';
import { ApiError } from '../../../lib/api.ts';

/** The server was busy, or the network was gone again and the browser had not noticed. */
const AGAIN_MS = 10_000;
/** The screens that show a refusal themselves, under where a toast would be. */
const SHOW_REFUSALS: ReadonlySet<string> = new Set([paths.dashboard, paths.charger]);
const LOCK = 'chargerota-kept-arrivals';

/** Sends what is kept, at once and whenever the network is back, until the returned function is called. */
export function sendPendingArrivals(client: QueryClient): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    clearTimeout(again);
    if (isOffline()) return;
    void inTurn(() => sendAll(client)).finally(() => {
      if (waiting().length > 0) again = setTimeout(send, AGAIN_MS);
    });
  };
  const stop = onNetworkChange(send);
  send();
  return () => {
    stop();
    clearTimeout(again);
  };
}

const waiting = (): PendingArrival[] => ownArrivals().filter(waitsForAnswer);

/** One tab after another, so that only one says what came of it. */
function inTurn(work: () => Promise<void>): Promise<void> {
  // Missing outside https and localhost, although its type says otherwise.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(LOCK, work) : work();
}

async function sendAll(client: QueryClient): Promise<void> {
  for (const arrival of waiting()) {
    const error: unknown = await sendArrival(arrival.reservationId, arrival.idempotencyKey).then(
      () => null,
      (failure: unknown) => failure,
    );
    settle(arrival, error);
    await invalidateReservations(client);
  }
}

function settle(arrival: PendingArrival, error: unknown): void {
  const outcome = outcomeOf(error, arrival.place);
  if (outcome.is === 'waiting') return;
  if (outcome.is === 'refused') {
    const { title, text } = outcome;
    storeArrival({ ...arrival, refusal: { title, text } });
    if (!SHOW_REFUSALS.has(currentPath())) toast({ title, description: text, tone: 'loss' });
    return;
  }
  noteInTime(arrival);
  toast({
    title: m.reservationsPending.arrivalConfirmedInTime,
    description: m.reservationsPending.placeIsYoursPlugIn({ place: arrival.place }),
  });
}

/** What became of a kept press that was sent. */
export type Outcome = { is: 'in time' } | { is: 'waiting' } | { is: 'refused'; title: string; text: string };

/** What an answer means; `error` is null after a confirmation. Pure. */
export function outcomeOf(error: unknown, place: string): Outcome {
  if (error === null) return { is: 'in time' };
  // Not the last word: there is no connection again, the server is busy, or the person has to sign in first.
  if (!(error instanceof ApiError) || error.status === 0 || error.status === 401 || error.status === 429)
    return { is: 'waiting' };
  if (error.status >= 500) return { is: 'waiting' };
  const isTooLate = error.code === 'arrival_expired';
  const why = error.message.replace(/\.?$/, '.');
  return {
    is: 'refused',
    title: isTooLate
      ? m.reservationsPending.yourArrivalCameTooLate
      : m.reservationsPending.yourArrivalWasNotConfirmed,
    text: [
      m.common.labelled({ label: place, text: why }),
      isTooLate && m.reservationsPending.othersMayHaveTheCharger,
      m.reservationsPending.yourConfirmationWasSaved,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
