import {
  dateFormat,
  differingZone as nameIfDiffering,
  formatTime,
  inOnePiece,
  keepTimesTogether,
  localDate,
  shortDifferingZone,
} from '@chargerota/domain';

let zoneAnswer = { offset: Number.NaN, zone: '' };

/**
 * The time zone of the viewer's device. A screen asks for it with every time that it shows, and asking the browser is
 * slow: it is asked again only when the device's clocks have another offset, as after a flight.
 */
export function viewerZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (offset !== zoneAnswer.offset)
    zoneAnswer = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return zoneAnswer.zone;
}

const dayFormat = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Fri, Nov 20`, of a calendar day 'YYYY-MM-DD'. */
export const formatDay = (date: string): string => dayFormat(new Date(`${date}T00:00:00Z`));

/** `Fri, Nov 20`, the day that an instant falls on in a zone. */
export const formatDayOf = (instant: Date, zone: string = viewerZone()): string =>
  formatDay(localDate(instant, zone));

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
  if (date.slice(0, 4) === localDate(now, zone).slice(0, 4)) return formatDay(date);
  return dayOfYearFormat(new Date(`${date}T00:00:00Z`));
}

/** `Today`, `Tomorrow`, or the day as `Fri, Nov 20`; `today` is the location's (docs/rules.md "Time"). */
export function formatNearDay(date: string, today: string): string {
  if (date === today) return 'Today';
  const dayBefore = new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return dayBefore === today ? 'Tomorrow' : formatDay(date);
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
  const day = date === localDate(instant, zone) ? '' : ` on ${formatDay(date)}`;
  const sentence = `${formatTime(instant, zone)} there is ${formatTime(instant, viewer)} your time${day}.`;
  return keepTimesTogether(sentence);
}

/** `Until`, or `Until, PT`: a label above a choice of wall-clock hours. */
export const labelThere = (label: string, instant: Date, zone: string): string =>
  [label, differingZone(instant, zone)].filter(Boolean).join(', ');
