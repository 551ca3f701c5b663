import { request } from 'node:http';
import type { LiveEvent } from '@chargerota/contract';

type Heard = (event: LiveEvent, at: number) => void;

export type EventStream = { close(): void };

/** Opens a member's live stream; resolves when its first event has come, and tells `heard` of each change. */
export async function openEventStream(origin: string, session: string, heard: Heard): Promise<EventStream> {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let text = '';
  const sent = request(
    new URL('/api/events', origin),
    { headers: { accept: 'text/event-stream', cookie: session } },
    (response) => {
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const at = performance.now();
        const events = (text + chunk).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const [, name, data = ''] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
          if (name === 'resync') begin();
          if (name === 'change') heard(JSON.parse(data) as LiveEvent, at);
        }
      });
      // The measurement itself closes the stream, so the error is expected.
      response.on('error', () => undefined);
    },
  );
  sent.on('error', () => undefined);
  sent.end();
  await begun;
  return { close: () => sent.destroy() };
}
