import { useLayoutEffect } from 'react';

/** Who keeps the page still now. A dialog may ask a question in a second one, and both may close at once. */
let holders = 0;
let before = { overflow: '', paddingInlineEnd: '' };

function hold(): void {
  holders += 1;
  if (holders > 1) return;
  const { style, clientWidth } = document.documentElement;
  before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
}

function release(): void {
  holders -= 1;
  if (holders === 0) Object.assign(document.documentElement.style, before);
}

/** Keeps the page behind a dialog or sheet from scrolling, without a jump where the scrollbar was. */
export function useStillPage(still: boolean): void {
  useLayoutEffect(() => {
    if (!still) return undefined;
    hold();
    return release;
  }, [still]);
}
