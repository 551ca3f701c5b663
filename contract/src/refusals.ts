import * as z from 'zod';

/** One broken rule or field: `path` for fields, `code` and facts for rules. */
export const errorDetail = z.looseObject({
  code: z.string(),
  message: z.string(),
  path: z.string().optional(),
});

export type ErrorDetail = z.infer<typeof errorDetail>;

/** What a closure does to reservations, until it is confirmed: the `details` of `closure_affects`. */
export const closureEffects = z.object({
  /** Sent again, it makes the closure with exactly these effects. */
  confirmation: z.string(),
  affected: z.array(
    z.object({
      reservationId: z.uuid(),
      /** `moved`: to another charger at the same time. `ended`: who is charging stays until it closes. */
      outcome: z.enum(['moved', 'ended']),
      /** Where it is moved to. */
      spotId: z.uuid().optional(),
      spotNumber: z.string().optional(),
      /** When it ends, if somebody is charging. */
      endsAt: z.iso.datetime({ offset: true }).optional(),
      /** Whether its member is put at the front of the line for that day. */
      isFirstInLine: z.boolean().optional(),
      /** The reservation as it is now, with its member. */
      words: z.string(),
    }),
  ),
});
export type ClosureEffects = z.infer<typeof closureEffects>;

export const errorBody = z
  .object({
    message: z.string(),
    code: z.string(),
    details: z.union([z.array(errorDetail), closureEffects]),
    /** With `registration_incomplete`. */
    incompleteRegistration: z.literal(true).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBody>;
