import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { settleAbove } from '../lib/above-the-screen.ts';
import { paths } from '../lib/paths.ts';
import { useCurrentUser } from '../lib/session.ts';
import { screenAt } from './routes.tsx';

/** Screens that show the open offers themselves. */
const SHOWN_BY_THE_SCREEN: ReadonlySet<string> = new Set([paths.dashboard, paths.line, paths.notifications]);

/** A screen is not kept back for longer; what comes later is announced without moving it. */
const LONGEST_WAIT_MS = 2000;

/** Shows the offers to a signed-in member above their screens. */
export function OpenOffers(): ReactNode {
  const [path] = useLocation();
  const userId = useCurrentUser().data?.id;
  const isPlace = screenAt(path)?.isOwn === true && !SHOWN_BY_THE_SCREEN.has(path);
  const [Band, setBand] = useState<ComponentType<{ userId: string }> | null>(null);
  const [isMissing, setMissing] = useState(false);
  // Before it is known who is signed in, so that the band is not later than the screen.
  useEffect(() => {
    if (!isPlace) return;
    // Without this code, the dashboard and the notices still lead to the offers.
    import('../features/waitlist/screens/offer-band.tsx').then(
      (module) => setBand(() => module.OfferBand),
      () => setMissing(true),
    );
  }, [isPlace]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    if (!isPlace || isMissing) return settleAbove(userId);
    const timer = setTimeout(() => settleAbove(userId), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [userId, isPlace, isMissing]);
  return isPlace && userId !== undefined && Band && <Band userId={userId} />;
}
