// What stays readable without a network, and for how long (docs/rules.md "Without a network"). Pure.
import type { QueryKey } from '@tanstack/react-query';

const HOUR_MS = 3_600_000;
/** What is the person's own, and what their organization has told all its members. */
const OWN_MS = 7 * 24 * HOUR_MS;
/** Which charger is taken by whom: it changes all the time, and names others. */
const OCCUPIED_MS = 24 * HOUR_MS;

type Kind = {
  keepMs: number;
  /** Whether it changes by itself, so that a screen without a network says how old it is. */
  hasAge: boolean;
};

/** How the answer of the query with this key is cached; null if it never is. */
export function kindOf([resource, ...rest]: QueryKey): Kind | null {
  switch (resource) {
    case '/api/auth/session':
    case '/api/organizations/my':
      return rest.length === 0 ? { keepMs: OWN_MS, hasAge: false } : null;
    case '/api/users':
      return isOneOf(rest[1], ['reservations', 'eco-impact']) && rest.length === 2
        ? { keepMs: OWN_MS, hasAge: rest[1] === 'reservations' }
        : null;
    case '/api/locations':
      return rest.length === 0 || (rest.length === 2 && rest[1] === 'spots')
        ? { keepMs: OWN_MS, hasAge: false }
        : null;
    case '/api/spots':
      return rest.length === 0
        ? { keepMs: OWN_MS, hasAge: false }
        : rest[0] === 'reports'
          ? { keepMs: OCCUPIED_MS, hasAge: false }
          : null;
    case '/api/days':
      // One charger's day has contacts and vehicles, too.
      return hasNo(rest[1], 'spotId') ? { keepMs: OCCUPIED_MS, hasAge: true } : null;
    case '/api/watches':
    case '/api/offers':
      // Not what the link of a mail opens.
      return rest.length === 0 ? { keepMs: OCCUPIED_MS, hasAge: true } : null;
    case '/api/availability':
    case '/api/recommendations':
      return { keepMs: OCCUPIED_MS, hasAge: true };
    default:
      return null;
  }
}

const isOneOf = (value: unknown, values: readonly string[]): boolean => values.includes(String(value));

const hasNo = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && !(field in value);

/**
 * Raise it when an answer that is cached gets another form: what an earlier version of the product has cached would break
 * the screens of this one.
 */
export const FORM = 4;

/** What was read, in which form, whose it is, and when it was read by this device's clock. */
export type CachedRead = { form: number; owner: string; keepMs: number; at: number; data: unknown };

/**
 * Whether it may still be shown to this person. A device's clock that was set back makes nothing younger. What was cached
 * before forms were counted has none.
 */
export const mayBeShown = (
  { form, owner, at, keepMs }: CachedRead,
  person: string | null,
  now: number,
): boolean => form === FORM && owner === person && Math.abs(now - at) < keepMs;
