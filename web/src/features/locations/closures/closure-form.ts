import { m } from '@chargerota/messages';
import { closureForm } from '@chargerota/contract/forms';
import type { Closure } from '@chargerota/contract';
import { addDays, isRealDate, localDate, localTime, type LocalDate } from '@chargerota/domain';
import * as z from 'zod';
import type { ClosureChanges, NewClosure } from './closures-api.ts';

const day = z.string().refine(isRealDate, { error: () => m.refusalsFields.pleaseChooseADateThat });
const time = z.string().regex(/^\d{2}:\d{2}$/, { error: () => m.refusalsFields.pleaseChooseADayAndTime });

export const closureFormSchema = z
  .object({
    which: z.enum(['all', 'some']),
    spotIds: z.array(z.string()),
    allDay: z.boolean(),
    from: day,
    fromTime: time,
    /** Its last day, if it closes all day. */
    to: day,
    toTime: time,
    reason: closureForm.shape.reason,
    yearly: z.boolean(),
    alsoAt: z.array(z.string()),
  })
  .refine(({ which, spotIds }) => which === 'all' || spotIds.length > 0, {
    path: ['spotIds'],
    error: () => m.locationsClosures.pleaseChooseAtLeastOne,
  });
export type ClosureValues = z.output<typeof closureFormSchema>;

/** What is filled in beforehand: chargers, or what a report leads to. */
export type Beforehand = { spotIds?: readonly string[]; reason?: string; fromNow?: boolean };

const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Tomorrow, or from now to the same time tomorrow. */
export function newClosure(
  { spotIds = [], reason = '', fromNow = false }: Beforehand,
  now: Date,
  zone: string,
): ClosureValues {
  const { hour, minute } = localTime(now, zone);
  const today = localDate(now, zone);
  const tomorrow = addDays(today, 1);
  return {
    which: spotIds.length > 0 ? 'some' : 'all',
    spotIds: [...spotIds],
    allDay: !fromNow,
    from: fromNow ? today : tomorrow,
    fromTime: fromNow ? clock(hour, minute) : '08:00',
    to: tomorrow,
    toTime: fromNow ? clock(hour, 0) : '18:00',
    reason,
    yearly: false,
    alsoAt: [],
  };
}

const split = (moment: string): [date: LocalDate, time: string] => [moment.slice(0, 10), moment.slice(11)];

export function closureValues(closure: Closure): ClosureValues {
  const [from, fromTime] = split(closure.from);
  const [to, toTime] = split(closure.to);
  return {
    which: closure.spotIds ? 'some' : 'all',
    spotIds: closure.spotIds ?? [],
    allDay: closure.allDay,
    from,
    fromTime,
    // All day, it ends when the day after begins.
    to: closure.allDay ? addDays(to, -1) : to,
    toTime,
    reason: closure.reason,
    yearly: closure.yearly,
    alsoAt: [],
  };
}

const fromOf = ({ allDay, from, fromTime }: ClosureValues): string =>
  `${from}T${allDay ? '00:00' : fromTime}`;
const toOf = ({ allDay, to, toTime }: ClosureValues): string =>
  allDay ? `${addDays(to, 1)}T00:00` : `${to}T${toTime}`;

export function closureToMake(values: ClosureValues): NewClosure {
  const { which, spotIds, allDay, reason, yearly, alsoAt } = values;
  return {
    ...(which === 'some' ? { spotIds } : alsoAt.length > 0 && { alsoAt }),
    from: fromOf(values),
    to: toOf(values),
    reason,
    ...(allDay && { allDay }),
    ...(yearly && { yearly }),
  };
}

/** Only what is changed; null if nothing is. */
export function closureChanges(closure: Closure, values: ClosureValues): ClosureChanges | null {
  const wanted = { from: fromOf(values), to: toOf(values), reason: values.reason };
  const changed = Object.entries(wanted).filter(
    ([field, value]) => value !== closure[field as keyof typeof wanted],
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
