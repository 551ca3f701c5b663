import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../lib/paths.ts';
import { useCurrentUser } from '../lib/session.ts';

/** Screens that show the open offers in full. */
const SHOWN_BY_THE_SCREEN: ReadonlySet<string> = new Set([paths.dashboard, paths.line, paths.offer]);

/** The masthead on wide screens, the navigation on phones. */
type Place = { place: 'masthead' | 'navigation' };

/** The badge of an open offer, beside every other screen. Without its code, the dashboard and the notices still lead there. */
export function OpenOffer({ place }: Place): ReactNode {
  const [path] = useLocation();
  const isElsewhere = useCurrentUser().data != null && !SHOWN_BY_THE_SCREEN.has(path);
  const [Badge, setBadge] = useState<ComponentType<Place> | null>(null);
  useEffect(() => {
    if (!isElsewhere) return;
    import('../features/waitlist/screens/offer-badge.tsx').then(
      (module) => setBadge(() => module.OfferBadge),
      () => undefined,
    );
  }, [isElsewhere]);
  return isElsewhere && Badge && <Badge place={place} />;
}
