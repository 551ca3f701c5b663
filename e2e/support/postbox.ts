import { once } from 'node:events';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that keeps the mails it receives. */
export type Postbox = {
  /** The value for SMTP_URL. */
  readonly url: string;
  /** The newest mail to `recipient` with that subject; waits until it has come. */
  mailTo(recipient: string, subject: string): Promise<Email>;
  close(): Promise<void>;
};

export async function openPostbox(): Promise<Postbox> {
  const received: { to: string[]; mail: Email }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ to, mail });
          done();
        }, done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server listens on a port');

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async mailTo(recipient, subject) {
      const find = () =>
        received.findLast(({ to, mail }) => to.includes(recipient) && mail.subject === subject)?.mail;
      await expect.poll(find, { message: `a mail to ${recipient}: ${subject}` }).toBeDefined();
      return find()!;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The first web address in a mail's plain text. */
export const linkInText = ({ text }: Email): string => text?.match(/https?:\/\/\S+/)?.[0] ?? '';
