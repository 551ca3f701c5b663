import * as z from 'zod';

/**
 * Every refusal of the API: its status and the text that the client shows. A rule or use case names the code;
 * nobody matches on text. SPEC.md §8 gives the texts where it has them.
 */
export const ERRORS = {
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Please check your email address and try again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  origin_refused: { status: 403, message: 'This request came from another site and was refused.' },
  not_admin: { status: 403, message: 'Only an administrator of the organization can do this.' },
  account_not_approved: { status: 403, message: 'Your account is waiting for approval by an administrator.' },
  membership_not_active: { status: 403, message: 'Your membership in this organization is not active.' },
  no_organization: { status: 403, message: 'You do not belong to an organization yet.' },
  not_found: { status: 404, message: 'Not found.' },
  invalid_input: { status: 422, message: 'Please check the highlighted fields.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  malformed_body: { status: 400, message: 'The request body is not valid JSON.' },
  unsupported_media_type: { status: 415, message: 'Send the request body as JSON.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  idempotency_mismatch: {
    status: 422,
    message: 'This idempotency key was already used for a different request.',
  },
  unavailable: { status: 503, message: 'The service is busy. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

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
    requestId: z.string(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBody>;
