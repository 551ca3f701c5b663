import { EventEmitter, once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mailer } from '../src/platform/mail/mailer.ts';
import { smtpMailer } from '../src/platform/mail/smtp.ts';

export type MailServer = {
  /** For SMTP_URL. */
  url: string;
  /** Sends to this server by SMTP; pass it to `buildTestApp`. */
  mailer: Mailer;
  /** The accepted mails, in order. */
  received: Email[];
  /** How many mails it has accepted. */
  count: number;
  /** While true it refuses every mail. */
  isOutOfOrder: boolean;
  /** Resolves once it has accepted that many. */
  hasReceived(count: number): Promise<void>;
  /** Refuses every recipient with this answer, such as `550 5.1.1 No such user`; null accepts them. */
  refusal: string | null;
  close(): Promise<void>;
};

/** A real mail server on loopback that keeps its mails; with `isRead` false it only counts them, for figures. */
export async function openMailServer({ isRead = true } = {}): Promise<MailServer> {
  const received: Email[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Otherwise it says 5.1.1 to whatever is refused.
    hideENHANCEDSTATUSCODES: true,
    logger: false,
    onMailFrom: (_address, _session, done) => done(self.isOutOfOrder ? new Error('out of order') : null),
    onRcptTo: (_address, _session, done) => {
      const [, responseCode, words] = /^(\d{3}) (.*)$/.exec(self.refusal ?? '') ?? [];
      done(responseCode ? Object.assign(new Error(words), { responseCode: Number(responseCode) }) : null);
    },
    onData(stream, _session, done) {
      if (!isRead) {
        stream.resume().on('end', () => {
          self.count += 1;
          arrivals.emit('mail');
          done();
        });
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          self.count += 1;
          arrivals.emit('mail');
          done();
        }, done);
      });
    },
  });
  // A client was killed in the middle of a mail. Its next connection works.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server listens on a port');
  const url = `smtp://127.0.0.1:${address.port}`;
  const mailer = smtpMailer({ smtpUrl: url, from: 'ChargeRota <no-reply@example.org>' });
  const self: MailServer = {
    url,
    mailer,
    received,
    count: 0,
    isOutOfOrder: false,
    hasReceived: async (count) => {
      while (self.count < count) await once(arrivals, 'mail');
    },
    refusal: null,
    close: async () => {
      mailer.close();
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
  return self;
}
