import type { QueryClient } from '@tanstack/react-query';
import { keepArrival, noteInTime, ownArrivals, waitsForAnswer } from '../../../lib/kept/arrivals.ts';
import type { KeptArrival } from '../../../lib/kept/arrivals.ts';
import { isOffline, onNetworkChange } from '../../../lib/network.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/toast.ts';
import { invalidateReservations } from '../api.ts';
import { outcomeOf } from './arrival-outcome.ts';
import { sendArrival } from './confirm-or-keep.ts';

/** The server was busy, or the network went again without the browser's notice. */
const AGAIN_MS = 10_000;
/** The screens that show a refusal themselves, under where a toast would be. */
const SHOW_REFUSALS: ReadonlySet<string> = new Set([paths.dashboard, paths.charger]);
const LOCK = 'chargerota-kept-arrivals';

/** Sends what is kept, at once and whenever the network is back, until the returned function is called. */
export function sendKeptArrivals(client: QueryClient): () => void {
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

const waiting = (): KeptArrival[] => ownArrivals().filter(waitsForAnswer);

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

function settle(arrival: KeptArrival, error: unknown): void {
  const outcome = outcomeOf(error, arrival.place);
  if (outcome.is === 'waiting') return;
  if (outcome.is === 'refused') {
    const { title, text } = outcome;
    keepArrival({ ...arrival, refusal: { title, text } });
    if (!SHOW_REFUSALS.has(location.pathname)) toast({ title, description: text, tone: 'loss' });
    return;
  }
  noteInTime(arrival);
  toast({ title: 'Arrival confirmed in time', description: `${arrival.place} is yours. Plug in.` });
}
