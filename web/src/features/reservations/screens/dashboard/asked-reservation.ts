import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * The reservation that a notice or a mail leads to: /dashboard?reservation=…. It is scrolled into view and gets the
 * focus. The address loses it, so that the same notice leads here again.
 */
export function useAskedReservation(): string | null {
  const [path, navigate] = useLocation();
  const inAddress = new URLSearchParams(useSearch()).get('reservation');
  const [seen, setSeen] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ id: string } | null>(null);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== null) setAsked({ id: inAddress });
  }
  useEffect(() => {
    if (inAddress !== null) navigate(path, { replace: true });
  }, [inAddress, navigate, path]);
  // Only after the address has changed: by then a change of screen has moved the focus to the heading.
  useEffect(() => {
    if (inAddress !== null || !asked) return;
    const place = document.querySelector<HTMLElement>(`[data-reservation="${CSS.escape(asked.id)}"]`);
    const heading = place?.querySelector('h1');
    if (heading) scrollTo(0, 0);
    else place?.scrollIntoView({ block: 'center' });
    (heading ?? place)?.focus({ preventScroll: true });
  }, [asked, inAddress]);
  return asked?.id ?? null;
}
