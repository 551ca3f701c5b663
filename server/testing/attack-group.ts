import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test of `server/src/attacks` sent; scripts/lib/attacks.mjs adds it up. */
    attack?: { sentence: string; sent: number; refused: number };
  }
}

type Answer = { status: number } | { statusCode: number };

/**
 * Makes the tests of a file one group of attacks: `sentence` says what none of them may achieve. Hostile requests are sent
 * through what it returns, which counts them and requires an answer: nobody may make the server fail.
 */
export function attackGroup(sentence: string): <A extends Answer>(request: PromiseLike<A>) => Promise<A> {
  let sent = 0;
  let refused = 0;
  afterEach(({ task }) => {
    task.meta.attack = { sentence, sent, refused };
    [sent, refused] = [0, 0];
  });
  return async (request) => {
    sent += 1;
    const answer = await request;
    const status = 'status' in answer ? answer.status : answer.statusCode;
    if (status >= 500) expect.fail(`a request made the server fail: ${JSON.stringify(answer)}`);
    if (status >= 400) refused += 1;
    return answer;
  };
}
