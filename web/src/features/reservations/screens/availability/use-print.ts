import { useEffect, useRef } from 'react';
import { usePrinting } from '../../../../lib/use-printing.ts';
import type { DayAddress } from './use-day-address.ts';

/** Prints the chosen day: when asked to, and once for a link that asks for it. */
export function usePrint(
  isWaiting: boolean,
  address: DayAddress,
  isLoaded: boolean,
): { isPrinting: boolean; print: () => void } {
  const isPrinting = usePrinting();
  const printsOnceShown = useRef(false);
  useEffect(() => {
    if (isWaiting || !printsOnceShown.current) return;
    printsOnceShown.current = false;
    window.print();
  }, [isWaiting]);
  const print = (): void => {
    // The day before, which stands on the screen until then, would be on the paper.
    if (isWaiting) printsOnceShown.current = true;
    else window.print();
  };
  const isAsked = address.isPrint && isLoaded;
  useEffect(() => {
    if (!isAsked) return;
    // Once: a page that is loaded again, or shared, does not print.
    address.set('print', null);
    print();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each such link
  }, [isAsked]);
  return { isPrinting, print };
}
