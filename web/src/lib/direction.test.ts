import { afterEach, expect, test, vi } from 'vitest';
import { keyOnward, onward, placeIn, scrollOnward, scrollToMiddle } from './direction.ts';

afterEach(() => vi.unstubAllGlobals());

const box = (left: number, width: number) =>
  ({ getBoundingClientRect: () => ({ left, right: left + width }) }) as Element;

test.each([
  { dir: '', way: 1, keys: ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'End'], place: { from: 20, to: 70 } },
  { dir: 'rtl', way: -1, keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'End'], place: { from: 230, to: 280 } },
])('keys, places and scrolling lead onward where the direction is "$dir"', ({ dir, way, keys, place }) => {
  vi.stubGlobal('document', { documentElement: { dir } });
  const scrollBy = vi.fn();
  const frame = Object.assign(box(100, 300), { scrollBy, clientWidth: 300 });
  expect(onward()).toBe(way);
  expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'End'].map(keyOnward)).toEqual(keys);
  expect(placeIn(frame, box(120, 50))).toEqual(place);
  scrollOnward(frame, 40);
  expect(scrollBy).toHaveBeenCalledWith({ left: way * 40, behavior: 'instant' });
  scrollToMiddle(frame, box(way === 1 ? 200 : 100, 200));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: way * 50, behavior: 'instant' });
});
