import { StartError } from '../../start-error.ts';

/** A reason why the embedded server cannot be used. */
export class EmbeddedServerError extends StartError {
  override name = 'EmbeddedServerError';
}
