import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useCurrentOrganization, useCurrentUser } from '../../lib/session.ts';
import { isMenuKey, isScreenCovered, isTypedInto, searchField, singleKey, singleKeysAreOn } from './keys.ts';
import { nowOpened, open, useOpened, closeUnloaded } from './opened.ts';
import { pressHere } from './press.ts';
import type { Presser } from './press.ts';
import type { SurfacesProps } from './surfaces.tsx';

const load = () => import('./surfaces.tsx');

/** Listens for shortcuts. What they open over the screen is loaded with the first that does. */
export function Commands(): ReactNode {
  const opened = useOpened();
  const [Surfaces, setSurfaces] = useState<ComponentType<SurfacesProps> | null>(null);
  const [, navigate] = useLocation();
  const presser = useRef<Presser | null>(null);
  const user = useCurrentUser().data;
  const organization = useCurrentOrganization();
  useEffect(() => void (presser.current = { user, organization, navigate }));
  // What a dialog leads to comes after it has closed and given the focus back.
  const next = useRef<(() => void) | null>(null);
  const isWanted = opened !== null;

  useEffect(() => listenForKeys((key, at) => presser.current && pressHere(key, at, presser.current)), []);
  // Nothing stays open for the person who signs in next.
  useEffect(() => () => open(null), []);
  useEffect(() => {
    if (!isWanted || Surfaces) return;
    load().then((module) => setSurfaces(() => module.Surfaces), closeUnloaded);
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
    // Else the browser's own quick search would open, or the letter would be written into the search.
    if (key === '/' && searchField()) event.preventDefault();
    onSingleKey(key, event.timeStamp);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
