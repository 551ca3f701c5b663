import { navigate } from 'wouter/use-browser-location';
import { ownReleases } from '../../../lib/kept/releases.ts';
import { navigateGuarded } from '../../../lib/leave-guard.ts';
import { isOffline, onNetworkChange } from '../../../lib/network.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/toast.ts';

/** The screens that ask themselves (kept-releases.tsx). */
const ASK: ReadonlySet<string> = new Set([paths.dashboard, paths.charger]);
/** Nobody looks at the phone just when the connection comes back. */
const LONG_MS = 60_000;

/** Leads to the question about a release that was pressed without a network, once there is one, until that is stopped. */
export function remindOfReleases(): () => void {
  const remind = (): void => {
    const [release] = ownReleases();
    if (isOffline() || !release || ASK.has(location.pathname)) return;
    toast({
      title: `Charger ${release.spotNumber} was not released`,
      description: 'You pressed Release charger without a connection.',
      tone: 'wait',
      action: {
        label: 'Open dashboard',
        onPress: () => navigateGuarded((to) => navigate(to), paths.dashboard),
      },
      durationMs: LONG_MS,
    });
  };
  remind();
  return onNetworkChange(remind);
}
