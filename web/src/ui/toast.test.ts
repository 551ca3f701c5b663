import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, dismissPlainToast, toast } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('there is one toast at a time: a new one replaces the last, whose timer no longer matters', () => {
  const dismissFirst = toast({ title: 'Arrival Confirmed' });
  toast({ title: 'Reservation Updated' });
  dismissFirst();
  expect(currentToast()).toMatchObject({ title: 'Reservation Updated', open: true });
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  toast({ title: 'Reservation Cancelled' });
  dismissToast(currentToast()!.id);
  expect(currentToast()).toMatchObject({ open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('the timer of a dismissed toast does not close the next one', () => {
  toast({ title: 'Reservation Cancelled' });
  dismissToast(currentToast()!.id);
  vi.advanceTimersByTime(500_000);
  toast({ title: 'Profile Updated' });
  vi.advanceTimersByTime(600_000);
  expect(currentToast()).toMatchObject({ title: 'Profile Updated', open: true });
});

test('a dialog puts away what was only told; a failure, and what can be undone, come back after it', () => {
  const staysAfter = (content: Parameters<typeof toast>[0]): boolean | undefined => {
    toast(content);
    dismissPlainToast();
    return currentToast()?.open;
  };
  expect(staysAfter({ title: 'User Approved' })).toBe(false);
  expect(staysAfter({ title: 'Error', tone: 'loss' })).toBe(true);
  const action = { label: 'Undo', onPress: () => undefined };
  expect(staysAfter({ title: 'Reservation Cancelled', action })).toBe(true);
});
