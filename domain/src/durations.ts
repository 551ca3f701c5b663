// The lengths of a minute, an hour and a day in milliseconds. A day on the calendar can be an hour shorter or longer:
// count those with `addDays`.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
