import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../lib/paths.ts';
import { useCurrentUser } from '../lib/session.ts';
import { screenAt } from './routes.tsx';

/** Screens that show the open offers themselves. */
const SHOWN_BY_THE_SCREEN: ReadonlySet<string> = new Set([paths.line, paths.notifications]);

/** Shows the offers to a signed-in member above their screens. Its code is loaded after the first screen. */
export function OpenOffers(): ReactNode {
  const [path] = useLocation();
  const isSignedIn = useCurrentUser().data?.id !== undefined;
  const isShown = isSignedIn && screenAt(path)?.isOwn === true && !SHOWN_BY_THE_SCREEN.has(path);
  const [Band, setBand] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isShown) return;
    // Without this code, the dashboard and the notices still lead to the offers.
    import('../features/waitlist/screens/offer-band.tsx').then(
      (module) => setBand(() => module.OfferBand),
      () => undefined,
    );
  }, [isShown]);
  return isShown && Band && <Band />;
}
