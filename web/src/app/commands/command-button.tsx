import { Rich } from '../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useKnownUser } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { open, useOpened, closeUnloaded } from './opened.ts';
import { isMac } from './platform.ts';
import './command-button.css';

/** From then on keys are heard even on a machine that finds no rest. */
const KEYS_AT_LATEST_MS = 3000;

/** Opens the command menu, for those who know no keys. */
export function CommandButton(): ReactNode {
  if (!useKnownUser()) return null;
  return (
    <button
      type="button"
      className="cmd-open"
      aria-label={m.commands.find}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onClick={() => open('menu')}
    >
      <Search className="ic" aria-hidden="true" />
      <span aria-hidden="true">
        <Rich of={m.commands.findKeys} keys={<kbd>{isMac ? '⌘K' : m.commands.ctrlK}</kbd>} />
      </span>
    </button>
  );
}

/** Shortcuts are loaded after the first screen, or at once if the button is pressed before that. */
export function LazyCommands(): ReactNode {
  const isSignedIn = useKnownUser() !== null;
  const isAskedFor = useOpened() !== null;
  const [Commands, setCommands] = useState<ComponentType | null>(null);
  const isWanted = isSignedIn && !Commands;
  useEffect(() => {
    if (!isWanted) return undefined;
    const load = (): void => {
      import('./commands.tsx').then(
        (module) => setCommands(() => module.Commands),
        () => isAskedFor && closeUnloaded(),
      );
    };
    // Who has pressed does not wait for a browser that finds no rest, as on a slow machine.
    if (!isAskedFor) return whenIdle(load, KEYS_AT_LATEST_MS);
    load();
    return undefined;
  }, [isWanted, isAskedFor]);
  return isSignedIn && Commands && <Commands />;
}
