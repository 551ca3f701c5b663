import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

const DIALOGS = ['cancel', 'edit'] as const;
/** Buttons that act at once, and are therefore left to the person: a link must not act. */
const BUTTONS = ['confirm', 'release', 'extend'] as const;

/** The reservation that a link leads to, the dialog that it opens, and the button to which it leads. */
export type AskedReservation = {
  id: string;
  about: (typeof DIALOGS)[number] | null;
  button: (typeof BUTTONS)[number] | null;
};

/**
 * The reservation that a notification or a mail leads to: /dashboard?reservation=…. It is scrolled into view and gets the
 * focus, unless the link opens a dialog about it or leads to one of its buttons (&ask=…). The address loses it, so that
 * the same notification leads here again.
 */
export function useAskedReservation(): AskedReservation | null {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const inAddress = search.get('reservation');
  const ask = search.get('ask');
  const [seen, setSeen] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedReservation | null>(null);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== null)
      setAsked({
        id: inAddress,
        about: DIALOGS.find((dialog) => dialog === ask) ?? null,
        button: BUTTONS.find((button) => button === ask) ?? null,
      });
  }
  useEffect(() => {
    if (inAddress !== null) navigate(path, { replace: true });
  }, [inAddress, navigate, path]);
  // Only after the address has changed: by then a change of screen has moved the focus to the heading.
  useEffect(() => {
    if (inAddress !== null || !asked || asked.about !== null) return;
    const place = document.querySelector<HTMLElement>(`[data-reservation="${CSS.escape(asked.id)}"]`);
    const button = place?.querySelector<HTMLElement>(`[data-act="${asked.button}"]`);
    const heading = place?.querySelector('h1');
    if (heading) scrollTo(0, 0);
    else place?.scrollIntoView({ block: 'center' });
    (button ?? heading ?? place)?.focus({ preventScroll: button === null });
  }, [asked, inAddress]);
  return asked;
}
