import { m } from '@chargerota/messages';
import { canRelease } from '@chargerota/domain';
import { currentPath } from '../../../lib/base.ts';
import { ownReleases } from '../../../lib/pending/releases.ts';
import type { PendingRelease } from '../../../lib/pending/releases.ts';
import { openScreen } from '../../../lib/leave-guard.ts';
import { isOffline, onNetworkChange } from '../../../lib/network.ts';
import { paths } from '../../../lib/paths.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { toast } from '../../../ui/toast.ts';
import { readOwnReservations } from './send-or-store.ts';
import { ownRow } from '../member/own-rows.ts';
import { notReleasedTitle, pressedWords } from './release-words.ts';

/** The screens that ask themselves (pending-releases.tsx). */
const ASK: ReadonlySet<string> = new Set([paths.dashboard, paths.charger]);
/** Nobody looks at the phone just when the connection comes back. */
const LONG_MS = 60_000;
/** The answer was lost, although there is a network. */
const AGAIN_MS = 10_000;

const mayRemind = (): boolean => !isOffline() && !ASK.has(currentPath()) && ownReleases().length > 0;

/** Leads to the question about a release that was pressed without a network, once there is one, until that is stopped. */
export function remindOfReleases(): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const remind = async (): Promise<void> => {
    clearTimeout(again);
    if (!mayRemind()) return;
    const held = await readHeld().catch(() => null);
    if (isStopped || !mayRemind()) return;
    if (!held) again = setTimeout(() => void remind(), AGAIN_MS);
    else if (held[0]) tell(held[0]);
  };
  const stop = onNetworkChange(() => void remind());
  void remind();
  return () => {
    isStopped = true;
    clearTimeout(again);
    stop();
  };
}

/**
 * The releases whose chargers are still held, as the server has it now: a press whose answer was lost may have released
 * one, and what is kept from before would not show it.
 */
async function readHeld(): Promise<PendingRelease[]> {
  const rows = await readOwnReservations();
  const held = new Set(
    rows
      .map(ownRow)
      .filter((row) => canRelease(row, serverNow()))
      .map(({ id }) => id),
  );
  return ownReleases().filter(({ reservationId }) => held.has(reservationId));
}

function tell(release: PendingRelease): void {
  toast({
    title: notReleasedTitle(release),
    description: pressedWords(release),
    tone: 'wait',
    action: {
      label: m.reservationsPending.openDashboard,
      onPress: () => openScreen(paths.dashboard),
    },
    durationMs: LONG_MS,
  });
}
