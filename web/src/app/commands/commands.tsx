import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useCurrentOrganization, useCurrentUser, useKnownUser } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import {
  isMac,
  isMenuKey,
  isScreenCovered,
  isTypedInto,
  menuKeys,
  searchField,
  singleKey,
  singleKeysAreOn,
} from './keys.ts';
import { nowOpened, open, useOpened } from './opened.ts';
import type { Presser } from './press.ts';
import type { SurfacesProps } from './surfaces.tsx';
import './commands.css';

const load = () => import('./surfaces.tsx');

/** Opens the command menu, for those who know no keys. */
export function CommandButton(): ReactNode {
  if (!useKnownUser()) return null;
  return (
    <button
      type="button"
      className="cmd-open"
      aria-label="Find or book"
      aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={() => open('menu')}
    >
      <Search className="ic" aria-hidden="true" />
      <span aria-hidden="true">
        Find <kbd>{menuKeys().join(isMac() ? '' : ' ')}</kbd>
      </span>
    </button>
  );
}

/**
 * Listens for shortcuts. The menu and everything else that the keys do are loaded with the first key or press that asks
 * for them.
 */
export function Commands(): ReactNode {
  const isSignedIn = useKnownUser() !== null;
  const opened = useOpened();
  const [Surfaces, setSurfaces] = useState<ComponentType<SurfacesProps> | null>(null);
  const [, navigate] = useLocation();
  const presser = useRef<Presser | null>(null);
  const user = useCurrentUser().data;
  const organization = useCurrentOrganization();
  useEffect(() => void (presser.current = { user, organization, navigate }));
  // What a dialog leads to comes after it has closed and given the focus back.
  const next = useRef<(() => void) | null>(null);
  const isWanted = isSignedIn && opened !== null;

  useEffect(() => {
    if (isSignedIn) return listenForKeys((key, at) => void press(key, at, presser.current));
    open(null);
    return undefined;
  }, [isSignedIn]);
  useEffect(() => {
    if (!isWanted || Surfaces) return;
    load().then(
      (module) => setSurfaces(() => module.Surfaces),
      () => {
        open(null);
        toast({ title: 'The menu could not be loaded', description: 'Try again in a moment.', tone: 'loss' });
      },
    );
  }, [isWanted, Surfaces]);
  useEffect(() => {
    if (opened !== null || !next.current) return;
    setTimeout(next.current);
    next.current = null;
  }, [opened]);

  if (!isWanted || !Surfaces) return null;
  return (
    <Surfaces
      opened={opened}
      onClose={() => open(null)}
      onLead={(go) => {
        next.current = go;
        open(null);
      }}
    />
  );
}

async function press(key: string, at: number, presser: Presser | null): Promise<void> {
  const shortcuts = await import('./press.ts').catch(() => null);
  if (presser) shortcuts?.pressHere(key, at, presser);
}

function listenForKeys(onSingleKey: (key: string, at: number) => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (isMenuKey(event)) {
      if (nowOpened() !== 'menu' && isScreenCovered()) return;
      event.preventDefault();
      open(nowOpened() === 'menu' ? null : 'menu');
      return;
    }
    const key = singleKey(event);
    if (key === null || !singleKeysAreOn() || isTypedInto(event.target) || isScreenCovered()) return;
    // The browser's own quick search would open before the shortcuts are loaded.
    if (key === '/' && searchField()) event.preventDefault();
    onSingleKey(key, event.timeStamp);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
