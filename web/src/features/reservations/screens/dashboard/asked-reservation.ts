import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** The reservation that a link leads to, and what the link asks about it. */
export type AskedReservation = { id: string; about: 'cancel' | 'edit' | null };

/**
 * The reservation that a notice or a mail leads to: /dashboard?reservation=…. It is scrolled into view and gets the
 * focus, unless the link opens a dialog about it (&ask=…). The address loses it, so that the same notice leads here again.
 */
export function useAskedReservation(): AskedReservation | null {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const inAddress = search.get('reservation');
  const about = search.get('ask');
  const [seen, setSeen] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedReservation | null>(null);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== null)
      setAsked({ id: inAddress, about: about === 'cancel' || about === 'edit' ? about : null });
  }
  useEffect(() => {
    if (inAddress !== null) navigate(path, { replace: true });
  }, [inAddress, navigate, path]);
  // Only after the address has changed: by then a change of screen has moved the focus to the heading.
  useEffect(() => {
    if (inAddress !== null || !asked || asked.about !== null) return;
    const place = document.querySelector<HTMLElement>(`[data-reservation="${CSS.escape(asked.id)}"]`);
    const heading = place?.querySelector('h1');
    if (heading) scrollTo(0, 0);
    else place?.scrollIntoView({ block: 'center' });
    (heading ?? place)?.focus({ preventScroll: true });
  }, [asked, inAddress]);
  return asked;
}
