import {
  errorMessage,
  STATUS_OF,
  type ClosureEffects,
  type ErrorCode,
  type ErrorDetail,
} from '@chargerota/contract';

/**
 * A refusal that the contract defines. Status and text come from the catalogue, not from the place that throws. Only a
 * rule with its own sentence (booking rules) gives a `message`.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[];
  readonly headers: Record<string, string>;
  /** Answered as `details` instead of a list. */
  readonly facts?: ClosureEffects;

  constructor(
    code: ErrorCode,
    details: ErrorDetail[] = [],
    headers: Record<string, string> = {},
    message: string = errorMessage(code),
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  get status(): number {
    return STATUS_OF[this.code];
  }
}

/** A refusal of one field: 422 with the field's path, and its sentence as when a schema refuses it. */
export const invalidInput = (path: string, message: string): DomainError =>
  new DomainError('invalid_input', [{ code: 'invalid', path, message }], {}, message);
