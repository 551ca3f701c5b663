import { ERRORS, type ErrorBody, type ErrorCode, type ErrorDetail } from '@chargerota/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable, isExclusionViolation } from '../database/errors.ts';
import { DomainError } from './domain-error.ts';

/** The one place where a failure becomes an answer: `{message, code, details, requestId}` (DESIGN.md §2). */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof DomainError) {
      reply.headers(error.headers);
      return refuse(request, reply, error.status, error.code, error.message, error.details);
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      // An id that can't exist names nothing: the same answer as for one that doesn't.
      if (
        error.validationContext === 'params' &&
        !error.validation.some((issue) => issue.instancePath === '/date')
      )
        return refuseWith(request, reply, 'not_found', []);
      return refuseWith(request, reply, 'invalid_input', fieldErrors(error.validation));
    }
    // Whatever path it came by: two rows would have been at one place at one time (DESIGN.md §3).
    if (isExclusionViolation(error)) return refuseWith(request, reply, 'booking_conflict', []);
    const known = FASTIFY_CODES[error.code];
    if (known) return refuseWith(request, reply, known, []);
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
      return refuse(request, reply, error.statusCode, 'invalid_input', error.message, []);
    }
    request.log.error({ err: error }, 'request failed');
    if (isDatabaseUnavailable(error)) return refuseWith(request, reply, 'unavailable', []);
    return refuseWith(request, reply, 'internal', []);
  });
}

/** Fastify's own refusals before a handler runs. */
const FASTIFY_CODES: Partial<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
};

/** SPEC.md §7 has the client look for a flag in the body. */
const INCOMPLETE: ErrorCode = 'registration_incomplete';

type ValidationIssue = {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
};

function fieldErrors(issues: ValidationIssue[]): ErrorDetail[] {
  return issues.map((issue) => {
    const unknownKeys = Array.isArray(issue.params['keys']) ? issue.params['keys'].join(', ') : '';
    return {
      code: issue.keyword,
      path: [issue.instancePath.split('/').filter(Boolean).join('.'), unknownKeys].filter(Boolean).join('.'),
      message: issue.message ?? 'Invalid value',
    };
  });
}

/** Refuses with the catalogue's status, and its text where no detail has one. */
export function refuseWith(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  details: ErrorDetail[],
) {
  return refuse(
    request,
    reply,
    ERRORS[code].status,
    code,
    details[0]?.message ?? ERRORS[code].message,
    details,
  );
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  details: ErrorDetail[],
) {
  const body: ErrorBody = { message, code, details, requestId: request.id };
  if (code === INCOMPLETE) body.incompleteRegistration = true;
  return reply.status(status).send(body);
}
