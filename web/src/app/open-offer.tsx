import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../lib/paths.ts';
import { useCurrentUser } from '../lib/session.ts';
import { MissingIfCrashed } from '../ui/boundary.tsx';

/** Screens that show the open offers in full. */
const SHOWN_BY_THE_SCREEN: ReadonlySet<string> = new Set([paths.dashboard, paths.line, paths.offer]);

const OfferBadge = lazy(async () => ({
  default: (await import('../features/waitlist/screens/offers/offer-badge.tsx')).OfferBadge,
}));

/**
 * The badge of an open offer beside every other screen: in the masthead on wide screens, in the navigation on phones.
 * Without its code, the dashboard and the notifications still lead there.
 */
export function OpenOffer({ place }: { place: 'masthead' | 'navigation' }): ReactNode {
  const [path] = useLocation();
  const isElsewhere = useCurrentUser().data != null && !SHOWN_BY_THE_SCREEN.has(path);
  return (
    isElsewhere && (
      <MissingIfCrashed>
        <Suspense fallback={null}>
          <OfferBadge place={place} />
        </Suspense>
      </MissingIfCrashed>
    )
  );
}
