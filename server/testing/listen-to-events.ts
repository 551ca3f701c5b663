import { liveEvents, type LiveEvent } from '@chargerota/contract';
import { expect } from 'vitest';
import { SESSION_COOKIE } from '../src/platform/sessions/session-cookie.ts';

/** An open event stream, as a browser has it. */
export type RecordedStream = {
  /** The names of all events so far, in order. */
  names: string[];
  /** The data of the `change` events so far. */
  changes: LiveEvent[];
  isEnded: () => boolean;
  close: () => Promise<void>;
};

/** Opens a stream of a listening application; resolves when its first event has arrived. */
export async function listenToEvents(
  url: string,
  { cookie }: { cookie: string },
  since?: string,
): Promise<RecordedStream> {
  const abort = new AbortController();
  const query = since === undefined ? '' : `?${new URLSearchParams({ since }).toString()}`;
  const response = await fetch(`${url}${liveEvents.path}${query}`, {
    headers: { accept: 'text/event-stream', cookie: `${SESSION_COOKIE}=${cookie}` },
    signal: abort.signal,
  });
  if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`);
  const names: string[] = [];
  const changes: LiveEvent[] = [];
  let isEnded = false;
  const reading = read(response.body, (name, data) => {
    names.push(name);
    if (name === 'change') changes.push(data as LiveEvent);
  })
    .catch(() => undefined)
    .finally(() => (isEnded = true));
  await expect.poll(() => names).not.toEqual([]);
  return {
    names,
    changes,
    isEnded: () => isEnded,
    close: async () => {
      abort.abort();
      await reading;
    },
  };
}

async function read(body: ReadableStream<Uint8Array>, tell: (name: string, data: unknown) => void) {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      tell(name, JSON.parse(data));
    }
  }
}
