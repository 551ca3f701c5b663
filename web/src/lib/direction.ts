// Ways along a line, from where reading begins. No language so far begins on the right; `npm run walk -- --mirrored`
// draws every screen as if one did.

/** 1 where reading goes to the right, -1 where it goes to the left. Style sheets have it as `--onward`. */
export const onward = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1);

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as a page that is read to the right would get it: ArrowRight leads onward. */
export const keyOnward = (key: string): string => (onward() === 1 ? key : (MIRRORED[key] ?? key));

/** Where an element begins and ends within the part of `frame` that is seen, in pixels from where reading begins. */
export function placeIn(frame: Element, element: Element): { from: number; to: number } {
  const outer = frame.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  return onward() === 1
    ? { from: inner.left - outer.left, to: inner.right - outer.left }
    : { from: outer.right - inner.right, to: outer.right - inner.left };
}

/** Scrolls a frame by pixels onward, at once. */
export const scrollOnward = (frame: Element, by: number): void =>
  frame.scrollBy({ left: onward() * by, behavior: 'instant' });

/** Scrolls a frame, at once, until an element of it is in the middle of the line. */
export function scrollToMiddle(frame: Element, element: Element): void {
  const { from, to } = placeIn(frame, element);
  scrollOnward(frame, (from + to - frame.clientWidth) / 2);
}
