// What is said of a request that got no answer. Pure.

export const NO_CONNECTION = 'This needs a connection, and there is none now. Try again when it is back.';

const UNKNOWN = 'No answer came, so it is not known whether it was done.';

type Sent = {
  /** Known when it was sent, and still known: it has not gone out. */
  isOffline: boolean;
  method: string;
  /** Whether its repetition gets the first answer again. */
  isKeyed: boolean;
};

/** The code and the text of the failure. */
export function unanswered({ isOffline, method, isKeyed }: Sent): {
  code: 'no_connection' | 'no_answer';
  message: string;
} {
  if (isOffline) return { code: 'no_connection', message: NO_CONNECTION };
  if (method === 'GET') return { code: 'no_answer', message: 'No answer came. Try again in a moment.' };
  return {
    code: 'no_answer',
    message: isKeyed ? `${UNKNOWN} Press again: it is not done twice.` : UNKNOWN,
  };
}
