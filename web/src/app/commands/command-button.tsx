import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useKnownUser } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { open, useOpened } from './opened.ts';
import { isMac } from './platform.ts';
import './command-button.css';

/** Opens the command menu, for those who know no keys. */
export function CommandButton(): ReactNode {
  if (!useKnownUser()) return null;
  return (
    <button
      type="button"
      className="cmd-open"
      aria-label="Find"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onClick={() => open('menu')}
    >
      <Search className="ic" aria-hidden="true" />
      <span aria-hidden="true">
        Find <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </span>
    </button>
  );
}

/** Shortcuts are loaded after the first screen, or with the press of the button. */
export function LazyCommands(): ReactNode {
  const isSignedIn = useKnownUser() !== null;
  const opened = useOpened();
  const [Commands, setCommands] = useState<ComponentType | null>(null);
  const isWanted = isSignedIn && !Commands;
  useEffect(() => {
    if (!isWanted) return undefined;
    return whenIdle(() => {
      import('./commands.tsx').then(
        (module) => setCommands(() => module.Commands),
        () => opened && open(null),
      );
    });
  }, [isWanted, opened]);
  return isSignedIn && Commands && <Commands />;
}
