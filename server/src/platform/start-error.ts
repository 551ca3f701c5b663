/**
 * A reason why the server or the program cannot start or go on, in one sentence that says what to do, for the person at the
 * console, who is shown nothing else of it.
 */
export class StartError extends Error {
  override name = 'StartError';
}
