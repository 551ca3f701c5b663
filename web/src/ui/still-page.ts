import { useLayoutEffect } from 'react';

/** Keeps the page behind a dialog or sheet from scrolling, without a jump where the scrollbar was. */
export function useStillPage(still: boolean): void {
  useLayoutEffect(() => {
    if (!still) return undefined;
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => void Object.assign(style, before);
  }, [still]);
}
