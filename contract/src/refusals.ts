import * as z from 'zod';

/** One broken rule or field: `path` for fields, `code` and facts for rules. */
export const errorDetail = z.looseObject({
  code: z.string(),
  message: z.string(),
  path: z.string().optional(),
});

export type ErrorDetail = z.infer<typeof errorDetail>;

export const errorBody = z
  .object({
    message: z.string(),
    code: z.string(),
    details: z.array(errorDetail),
    /** With `registration_incomplete`. */
    incompleteRegistration: z.literal(true).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBody>;
