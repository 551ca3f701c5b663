import type { weeklyHours } from '@chargerota/contract';
import {
  closeDay,
  DEFAULT_FORMATS,
  DEFAULT_WEEKLY_HOURS,
  describeWeeklyHours,
  validateWeeklyHours,
  WEEKDAYS,
  writeIn,
  type WeeklyHours,
} from '@chargerota/domain';
import type * as z from 'zod';
import { DomainError } from '../../platform/http/domain-error.ts';

/**
 * The columns of a location's opening hours: the week, by default DEFAULT_WEEKLY_HOURS, and its text for people.
 * Missing times of a closed or a 24-hour day are filled in, so that there are times to show when it is opened again.
 * @throws DomainError invalid_input, naming each day and field
 */
export function hoursColumns(form: z.output<typeof weeklyHours> | undefined): {
  operatingHours: string;
  operatingHoursJson: WeeklyHours;
} {
  const week = form ? completeWeek(form) : DEFAULT_WEEKLY_HOURS;
  const errors = validateWeeklyHours(week);
  if (errors.length > 0) {
    throw new DomainError(
      'invalid_input',
      errors.map(({ weekday, path, message }) => ({
        code: 'invalid',
        path: `operatingHoursJson.${weekday}.${path}`,
        message,
      })),
    );
  }
  // Stored for everybody, whoever writes it; screens write the week anew for each reader.
  const operatingHours = writeIn(DEFAULT_FORMATS, () => describeWeeklyHours(week));
  return { operatingHours, operatingHoursJson: week };
}

function completeWeek(form: z.output<typeof weeklyHours>): WeeklyHours {
  const days = WEEKDAYS.map((weekday) => {
    const { open, close, closed, is24hrs, more } = form[weekday];
    const spare = closed || is24hrs ? DEFAULT_WEEKLY_HOURS[weekday] : { open: '', close: '' };
    const times = { open: open ?? spare.open, close: close ?? spare.close };
    const day = { ...times, closed, is24hrs, ...(more && more.length > 0 && { more }) };
    return [weekday, closed ? closeDay(day) : day];
  });
  return Object.fromEntries(days) as WeeklyHours;
}
