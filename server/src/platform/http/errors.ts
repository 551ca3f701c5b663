import {
  errorMessage,
  STATUS_OF,
  fieldWords,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetail,
} from '@chargerota/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { isDatabaseUnavailable, isExclusionViolation } from '../database/errors.ts';
import { DomainError } from './domain-error.ts';

/** The one place that turns a failure into a response: `{message, code, details, requestId}`. */
export function registerErrorHandler(app: FastifyInstance): void {
  z.config({ customError: fieldWords });
  app.setErrorHandler(async (thrown: FastifyError, request, reply) => {
    const error = isMalformed(thrown) ? await checkExistenceFirst(thrown, request) : thrown;
    if (error instanceof DomainError) {
      reply.headers(error.headers);
      return refuse(request, reply, error.status, error.code, error.message, error.facts ?? error.details);
    }
    if (hasZodFastifySchemaValidationErrors(error))
      return refuseWith(request, reply, 'invalid_input', fieldErrors(error.validation));
    // Wherever it was thrown: two rows would have occupied the same spot or member at the same time.
    if (isExclusionViolation(error)) return refuseWith(request, reply, 'booking_conflict', []);
    const known = FASTIFY_CODES[error.code];
    if (known) return refuseWith(request, reply, known, []);
    if (isClientsFault(error))
      return refuse(
        request,
        reply,
        error.statusCode,
        'malformed_request',
        errorMessage('malformed_request'),
        [],
      );
    request.log.error({ err: error }, 'request failed');
    if (isDatabaseUnavailable(error)) return refuseWith(request, reply, 'unavailable', []);
    return refuseWith(request, reply, 'internal', []);
  });
}

const isClientsFault = (error: FastifyError): error is FastifyError & { statusCode: number } =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;

/** Refused before a handler ran because of its form: not JSON, too large, or wrong fields. */
const isMalformed = (error: FastifyError): boolean =>
  !(error instanceof DomainError) && (hasZodFastifySchemaValidationErrors(error) || isClientsFault(error));

/** The refusal for rows that do not exist for the caller, which takes precedence over that of a malformed request. */
async function checkExistenceFirst(error: FastifyError, request: FastifyRequest): Promise<FastifyError> {
  try {
    await request.routeOptions.config.requireRows?.(request);
    return error;
  } catch (refusal) {
    return refusal as FastifyError;
  }
}

/** Fastify's own refusals before a handler runs. */
const FASTIFY_CODES: Partial<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
};

/** The client looks for a flag in the body. */
const INCOMPLETE: ErrorCode = 'registration_incomplete';

type ValidationIssue = {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
};

/** One for each field, whose first fault is said: mending that may mend the others. */
function fieldErrors(issues: ValidationIssue[]): ErrorDetail[] {
  const details = issues.map((issue) => {
    const unknownKeys = Array.isArray(issue.params['keys']) ? issue.params['keys'].join(', ') : '';
    return {
      code: issue.keyword,
      path: [issue.instancePath.split('/').filter(Boolean).join('.'), unknownKeys].filter(Boolean).join('.'),
      message: issue.message ?? errorMessage('invalid_input'),
    };
  });
  return details.filter(({ path }, index) => details.findIndex((other) => other.path === path) === index);
}

/** Refuses with the status of the catalogue, and with its text unless a detail has a text. */
export function refuseWith(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  details: ErrorDetail[],
) {
  return refuse(request, reply, STATUS_OF[code], code, details[0]?.message ?? errorMessage(code), details);
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  details: ErrorBody['details'],
) {
  request.refusal = code;
  const body: ErrorBody = { message, code, details, requestId: request.id };
  if (code === INCOMPLETE) body.incompleteRegistration = true;
  if (status === 503) reply.header('retry-after', '1');
  return reply.status(status).send(body);
}
