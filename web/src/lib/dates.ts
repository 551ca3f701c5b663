import { m } from '@chargerota/messages';
import {
  dateFormat,
  differingZone as nameIfDiffering,
  formatDate,
  formatTime,
  inOnePiece,
  isTimeZone,
  keepTimesTogether,
  localDate,
  shortDifferingZone,
  zoneOfOffset,
} from '@chargerota/domain';

let zoneAnswer = { offset: Number.NaN, named: null as string | null, zone: '' };

/**
 * What the device says about its time zone. A screen asks for it with every time that it shows, and asking the browser
 * is slow: it is asked again only when the device's clocks have another offset, as after a flight.
 */
function deviceZone(): typeof zoneAnswer {
  const now = new Date();
  const offset = now.getTimezoneOffset();
  if (offset === zoneAnswer.offset) return zoneAnswer;
  // Some browsers name none, or one that doesn't exist: `Etc/Unknown`.
  const said: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const named = said !== undefined && isTimeZone(said) ? said : null;
  zoneAnswer = { offset, named, zone: named ?? zoneOfOffset(-offset, now) };
  return zoneAnswer;
}

/** The time zone of the viewer's device, or one with the same offset if the device names none that exists. */
export const viewerZone = (): string => deviceZone().zone;

/** The zone that the device names; null if it names none that exists, so that the person has to be asked. */
export const namedZone = (): string | null => deviceZone().named;

/** `Fri, Nov 20`, the day that an instant falls on in a zone. */
export const formatDayOf = (instant: Date, zone: string = viewerZone()): string =>
  formatDay(localDate(instant, zone));

/** `Fri, Nov 20`, of a calendar day 'YYYY-MM-DD'. */
export const formatDay = formatDate;

const dayOfYearFormat = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Fri, Nov 20`, and `Fri, Nov 20, 2027` in another year than `now`: for days that may be far away. */
export function formatFarDayOf(instant: Date, now: Date, zone: string = viewerZone()): string {
  const date = localDate(instant, zone);
  if (date.slice(0, 4) === localDate(now, zone).slice(0, 4)) return formatDate(date);
  return dayOfYearFormat(new Date(`${date}T00:00:00Z`));
}

/** `Today`, `Tomorrow`, or the day as `Fri, Nov 20`; `today` is the location's (docs/rules.md "Time"). */
export function formatNearDay(date: string, today: string): string {
  if (date === today) return m.common.today;
  const dayBefore = new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return dayBefore === today ? m.parts.tomorrow : formatDate(date);
}

/** `2:00 PM – 5:00 PM`, on the clocks of a zone. */
export const formatTimeRange = (from: Date, to: Date, zone: string = viewerZone()): string =>
  `${formatTime(from, zone)} – ${formatTime(to, zone)}`;

/** The name of a zone (`PT`, `Nepal Time`) if its clocks differ from the viewer's at that instant, else null. */
export function differingZone(instant: Date, zone: string, viewer: string = viewerZone()): string | null {
  const name = nameIfDiffering(instant, zone, viewer);
  return name && inOnePiece(name);
}

/** The same for beside a time, in few letters: `PT`, `GMT+5:45`. */
export const zoneBesideTime = (instant: Date, zone: string): string | null =>
  shortDifferingZone(instant, zone, viewerZone());

/** `2:00 PM`; with the zone if its clocks differ from the viewer's: `2:00 PM PT`. */
export const formatTimeThere = (instant: Date, zone: string): string =>
  [formatTime(instant, zone), differingZone(instant, zone)].filter(Boolean).join(' ');

/**
 * `9:00 AM there is 11:00 AM your time.`, with the day if that is another one; null where the zone's clocks show what the
 * viewer's do.
 */
export function yourTimeSentence(instant: Date, zone: string, viewer: string = viewerZone()): string | null {
  if (!nameIfDiffering(instant, zone, viewer)) return null;
  const date = localDate(instant, viewer);
  const times = { timeThere: formatTime(instant, zone), yourTime: formatTime(instant, viewer) };
  return keepTimesTogether(
    date === localDate(instant, zone)
      ? m.parts.yourTime(times)
      : m.parts.yourTimeOnDay({ ...times, day: formatDate(date) }),
  );
}

/** `Until`, or `Until, PT`: a label above a choice of wall-clock hours. */
export const labelThere = (label: string, instant: Date, zone: string): string =>
  [label, differingZone(instant, zone)].filter(Boolean).join(', ');
