/** A reason why the server cannot start or go on, in one sentence that says what to do, for the person at the console. */
export class StartError extends Error {
  override name = 'StartError';
}
