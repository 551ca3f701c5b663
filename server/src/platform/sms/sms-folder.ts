import type { Clock } from '../clock/clock.ts';
import { messageFiles } from '../message-files.ts';
import { smsSegments } from './segments.ts';
import type { SmsSender } from './sms.ts';

export type StoredSms = { to: string; body: string; segments: number; sentAt: string };

/** Where text messages go if Twilio is not configured, except in production: a folder of JSON files, read at /dev/sms. */
export type SmsFolder = SmsSender & {
  /** The newest messages, newest first. */
  list(): Promise<StoredSms[]>;
};

/** Writes each message to `folder` (DATA_DIR/sms). */
export function smsFolder({ folder, clock }: { folder: string; clock: Clock }): SmsFolder {
  const files = messageFiles(folder, '.json');
  return {
    async send({ to, body }) {
      const now = clock.now();
      const message: StoredSms = { to, body, segments: smsSegments(body), sentAt: now.toISOString() };
      await files.write(JSON.stringify(message), now);
      return { sent: true, segments: message.segments };
    },
    async list() {
      const contents = await Promise.all((await files.listIds()).map((id) => files.read(id)));
      return contents
        .filter((content) => content !== null)
        .map((content) => JSON.parse(content.toString()) as StoredSms);
    },
  };
}
