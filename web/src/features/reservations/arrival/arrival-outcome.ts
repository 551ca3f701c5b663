import { ApiError } from '../../../lib/api.ts';

/** What became of a kept press that was sent. */
export type Outcome = { is: 'in time' } | { is: 'waiting' } | { is: 'refused'; title: string; text: string };

/** What an answer means; `error` is null after a confirmation. Pure. */
export function outcomeOf(error: unknown, place: string): Outcome {
  if (error === null) return { is: 'in time' };
  // Not the last word: there is no connection again, the server is busy, or the person has to sign in first.
  if (!(error instanceof ApiError) || error.status === 0 || error.status === 401 || error.status === 429)
    return { is: 'waiting' };
  if (error.status >= 500) return { is: 'waiting' };
  const isTooLate = error.code === 'arrival_expired';
  const why = error.message.replace(/\.?$/, '.');
  return {
    is: 'refused',
    title: isTooLate ? 'Your arrival came too late' : 'Your arrival was not confirmed',
    text: `${place}: ${why}${isTooLate ? ' Others may have the charger now.' : ''} Your confirmation was saved while you were offline, and sent when the connection was back.`,
  };
}
