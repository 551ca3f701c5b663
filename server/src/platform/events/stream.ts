import { Readable } from 'node:stream';

/** A stream with this much unread data is closed; its client reconnects and reads everything again. */
const BACKLOG_BYTES = 64 * 1024;

/** A response body that is written as events happen. */
export function openStream(): { body: Readable; send: (text: string) => void; end: () => void } {
  const body = new Readable({ highWaterMark: BACKLOG_BYTES, read: () => undefined });
  // A stream may end before its response has begun: newer ones of the same session close it.
  let isEnded = false;
  return {
    body,
    send: (text) => {
      if (!isEnded && !body.destroyed && !body.push(text)) body.destroy();
    },
    end: () => {
      if (!isEnded && !body.destroyed) body.push(null);
      isEnded = true;
    },
  };
}
