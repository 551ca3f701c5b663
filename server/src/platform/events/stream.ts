import { Readable } from 'node:stream';

/** A reader that lets so much pile up is cut off; it comes back and reads everything again. */
const BACKLOG_BYTES = 64 * 1024;

/** The text of an answer that is written as things happen. */
export function openStream(): { body: Readable; send: (text: string) => void; end: () => void } {
  const body = new Readable({ highWaterMark: BACKLOG_BYTES, read: () => undefined });
  return {
    body,
    send: (text) => {
      if (!body.destroyed && !body.push(text)) body.destroy();
    },
    end: () => {
      if (!body.destroyed) body.push(null);
    },
  };
}
