import { ERRORS, type ErrorCode, type ErrorDetail } from '@chargerota/contract';

/**
 * A refusal that the contract knows: its status and text come from the catalogue, never from the place that throws.
 * Only a rule with a sentence of its own (booking rules) gives a `message`.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[];
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    details: ErrorDetail[] = [],
    headers: Record<string, string> = {},
    message: string = ERRORS[code].message,
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** A refusal by field: 422 with the path of each field that is wrong. */
export const invalidInput = (path: string, message: string): DomainError =>
  new DomainError('invalid_input', [{ code: 'invalid', path, message }]);
