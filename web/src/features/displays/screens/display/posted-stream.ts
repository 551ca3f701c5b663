import type { LiveSource } from '../../../../lib/live/stream.ts';

/**
 * An event stream that is asked for by a POST: the browser's own EventSource can't keep a secret out of the address.
 * Like that, it tells of its end by `error`.
 */
export function postedStream(path: string, body: object): LiveSource {
  const events = new EventTarget();
  const abort = new AbortController();
  const tell = ({ name, data }: StreamEvent): void => {
    if (!abort.signal.aborted) events.dispatchEvent(new MessageEvent(name, { data }));
  };
  void read(path, body, abort.signal, tell)
    .catch(() => undefined)
    .finally(() => tell({ name: 'error', data: '' }));
  return {
    addEventListener: events.addEventListener.bind(events) as LiveSource['addEventListener'],
    close: () => abort.abort(),
  };
}

type StreamEvent = { name: string; data: string };

async function read(
  path: string,
  body: object,
  signal: AbortSignal,
  tell: (event: StreamEvent) => void,
): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal,
  });
  if (!response.ok || !response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const { events, rest } = eventsIn(text + decoder.decode(value, { stream: true }));
    text = rest;
    events.forEach(tell);
  }
}

/** The whole events of a stream's text, and what has come of the next one. */
export function eventsIn(text: string): { events: StreamEvent[]; rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  const events = parts.map((part) => {
    const lines = part.split('\n');
    const field = (name: string): string =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    return { name: field('event'), data: field('data') };
  });
  return { events, rest };
}
