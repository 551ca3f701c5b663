import { m } from '@chargerota/messages';
import { isRealDate } from '@chargerota/domain';
import * as z from 'zod';
import { confirmation, id, localDate } from '../common.ts';
import { hourText } from './locations.ts';
import { text } from '../texts.ts';

/** On the location's clocks. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, {
    error: () => m.refusalsFields.pleaseChooseADayAndTime,
    abort: true,
  })
  .refine((value) => isRealDate(value.slice(0, 10)), { error: () => m.refusalsFields.pleaseChooseADateThat });

const reason = text(80, () => m.refusalsFields.pleaseSayWhyItIsClosed).pipe(
  z.string().min(1, { error: () => m.refusalsFields.pleaseSayWhyItIsClosed }),
);

export const closureForm = z.strictObject({
  /** Some chargers of the location; without any, all of them, also those that are added later. */
  spotIds: z.array(id).min(1).max(500).optional(),
  /** `YYYY-MM-DDTHH:MM` on the location's clocks. */
  from: moment,
  to: moment,
  /** Why, for members to read: *repairs*. */
  reason,
  /** From the beginning of the first day to the end of the last. */
  allDay: z.boolean().optional(),
  /** The same days every year. */
  yearly: z.boolean().optional(),
  /** Other locations that close for the same time, each as a whole. */
  alsoAt: z.array(id).max(100).optional(),
  /** The `confirmation` of the refusal that listed what becomes of reservations. */
  confirmation: confirmation.optional(),
});

/** Public holidays of a country, each as the location spends it; days as usual are left out. */
export const holidaysForm = z.strictObject({
  days: z
    .array(
      z.strictObject({
        date: localDate,
        /** What members read: the holiday’s name. */
        reason,
        /** The hours in which it is open nevertheless; without them it is closed all day. */
        open: hourText.optional(),
        close: hourText.optional(),
      }),
    )
    .min(1)
    .max(100),
  alsoAt: z.array(id).max(100).optional(),
  confirmation: confirmation.optional(),
});

export const changeClosureForm = z.strictObject({
  from: moment.optional(),
  to: moment.optional(),
  reason: reason.optional(),
  confirmation: confirmation.optional(),
});
