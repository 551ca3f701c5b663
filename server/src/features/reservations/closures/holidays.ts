import type {
  Closure,
  listHolidays as listHolidaysRoute,
  RouteInput,
  RouteResponse,
  takeOverHolidays as takeOverHolidaysRoute,
} from '@chargerota/contract';
import { m } from '@chargerota/messages';
import { addDays, DEFAULT_WEEKLY_HOURS, isOpenOn, localDate, type LocalDate } from '@chargerota/domain';
import { wordsLocale } from '@chargerota/messages/locale';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { invalidInput } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { requireLocation } from '../../locations/read-locations.ts';
import { createClosures, type ClosureWish } from './make-closure.ts';
import { listClosures } from './store.ts';

const DAYS_AHEAD = 365;

/**
 * Public holidays of the coming year, in the reader's language where the calendar knows their names in it.
 * @throws DomainError not_found
 */
export async function listHolidays(
  deps: AppDeps,
  scope: OrganizationScope,
  locationId: string,
  { country, region }: RouteInput<typeof listHolidaysRoute>['query'],
): Promise<RouteResponse<typeof listHolidaysRoute>> {
  const location = await requireLocation(deps, scope, locationId);
  const now = deps.clock.now();
  const today = localDate(now, location.timezone);
  const closures = await listClosures(deps.database.drizzle, scope, locationId, now);
  const week = location.operatingHoursJson ?? DEFAULT_WEEKLY_HOURS;
  const { regions, days } = await readCalendar({ country, region }, today);
  return {
    regions,
    holidays: days.map(({ date, name }) => ({
      date,
      name,
      isUsuallyOpen: isOpenOn(date, week),
      isTakenOver: closures.some(
        ({ isWhole, fromLocal, toLocal }) =>
          isWhole && fromLocal < `${addDays(date, 1)}T00:00` && toLocal > `${date}T00:00`,
      ),
    })),
  };
}

/** Its data are large and seldom needed. */
async function readCalendar(
  { country, region }: { country: string; region: string | undefined },
  today: LocalDate,
): Promise<{ regions: { code: string; name: string }[]; days: { date: LocalDate; name: string }[] }> {
  const { default: Holidays } = await import('date-holidays');
  const [language = 'en'] = wordsLocale().split('-', 1);
  const named = Object.entries(new Holidays().getStates(country, language) ?? {});
  const calendar = region === undefined ? new Holidays(country) : new Holidays(country, region);
  calendar.setLanguages([language, ...calendar.getLanguages(), 'en']);
  const year = Number(today.slice(0, 4));
  const names = new Map<LocalDate, string>();
  for (const { date, name, type } of [year, year + 1].flatMap((each) => calendar.getHolidays(each))) {
    const day = date.slice(0, 10);
    if (type !== 'public' || day < today || day > addDays(today, DAYS_AHEAD)) continue;
    const other = names.get(day);
    names.set(day, other === undefined || other === name ? name : `${other}, ${name}`);
  }
  return {
    regions: named.map(([code, name]) => ({ code, name })),
    days: [...names].map(([date, name]) => ({ date, name })).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

/**
 * Closes a location on holidays: all day, or before and after the hours in which it is open nevertheless.
 * @throws DomainError invalid_input, and as createClosures
 */
export async function takeOverHolidays(
  deps: AppDeps,
  scope: OrganizationScope,
  locationId: string,
  { days, alsoAt = [], confirmation }: RouteInput<typeof takeOverHolidaysRoute>['body'],
): Promise<Closure[]> {
  for (const { open, close } of days)
    if (
      (open === undefined) !== (close === undefined) ||
      (open !== undefined && close !== undefined && open >= close)
    )
      throw invalidInput('days', m.sentClosures.theEndIsNotAfter);
  const ids = [...new Set([locationId, ...alsoAt])];
  const wishes = ids.flatMap((id) => days.flatMap((day) => closuresOf(id, day)));
  return createClosures(deps, scope, wishes, confirmation);
}

type Day = RouteInput<typeof takeOverHolidaysRoute>['body']['days'][number];

function closuresOf(locationId: string, { date, reason, open, close }: Day): ClosureWish[] {
  const wish = { locationId, spotIds: undefined, reason, isYearly: false };
  const [begins, ends] = [`${date}T00:00`, `${addDays(date, 1)}T00:00`];
  if (open === undefined || close === undefined)
    return [{ ...wish, times: { from: begins, to: ends }, isAllDay: true }];
  const closes = close === '24:00' ? ends : `${date}T${close}`;
  return [
    { from: begins, to: `${date}T${open}` },
    { from: closes, to: ends },
  ].flatMap((times) => (times.from < times.to ? [{ ...wish, times, isAllDay: false }] : []));
}
