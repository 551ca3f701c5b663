import type { User } from '@chargerota/contract';
import { askForFormats, formatsOf, regionOf, type Formats } from '@chargerota/domain';
import { AUTH_USER_KEY } from './api.ts';
import { pageLanguage, switchLanguage } from './language.ts';
import { readJson } from './storage.ts';

/** An instance of the release before says neither. */
type Choices = Partial<Pick<User, 'language' | 'region' | 'clock'>>;

/** The formats of the signed-in person, else those that the browser's languages name. */
function judge(user: Choices | null): Formats {
  const language = pageLanguage();
  if (user?.region && user.clock) return formatsOf({ language, region: user.region, clock: user.clock });
  return formatsOf({ language, region: regionOf(navigator.languages), clock: 'region' });
}

let current: Formats | undefined;

/** Writes dates, times and numbers in the formats of whoever was here last. Call it before anything is drawn. */
export function followFormats(): void {
  current = judge(readJson<Choices>(AUTH_USER_KEY));
  askForFormats(() => current);
}

/** Writes what is drawn from now on as this person chose; null is nobody. What is there stays, with all that is typed. */
export function followFormatsOf(user: Choices | null): void {
  if (!current) return;
  current = judge(user);
  if (user?.language) switchLanguage(user.language);
}
