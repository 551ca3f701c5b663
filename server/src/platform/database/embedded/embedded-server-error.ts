/** A reason why the embedded server cannot be used, in one sentence for the person at the console. */
export class EmbeddedServerError extends Error {
  override name = 'EmbeddedServerError';
}
