import type { User } from '@chargerota/contract';
import { askForFormats, currentFormats, formatsOf, regionOf, type Formats } from '@chargerota/domain';
import { useSyncExternalStore } from 'react';
import { AUTH_USER_KEY } from './api.ts';
import { readJson } from './storage.ts';

type Choices = Pick<User, 'region' | 'clock'>;

/** The formats of the signed-in person, else those that the browser's languages name. */
function judge(user: Partial<Choices> | null): Formats {
  if (user?.region && user.clock) return formatsOf(user.region, user.clock);
  return formatsOf(regionOf(navigator.languages), 'region');
}

let current: Formats | undefined;
const listeners = new Set<() => void>();

/** Writes dates, times and numbers in the formats of whoever was here last. Call it before anything is drawn. */
export function followFormats(): void {
  current = judge(readJson<Choices>(AUTH_USER_KEY));
  askForFormats(() => current);
}

/** Writes dates, times and numbers from now on as this person chose; null is nobody. */
export function followFormatsOf(user: Choices | null): void {
  if (!current) return;
  const wanted = judge(user);
  if (keyOf(wanted) === keyOf(current)) return;
  current = wanted;
  for (const listener of listeners) listener();
}

const keyOf = ({ region, is24Hour }: Formats): string => `${region} ${is24Hour}`;

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Another one when other formats hold: what has written dates and times is then drawn anew. */
export const useFormatsKey = (): string => useSyncExternalStore(listen, () => keyOf(currentFormats()));
