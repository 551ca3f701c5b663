import { createTransport } from 'nodemailer';
import { toMessage, type Mailer } from './mailer.ts';

const TIMEOUT_MILLISECONDS = 15_000;

/** Sends through the server of SMTP_URL (`smtps://user:password@host:465`), from MAIL_FROM. */
export function smtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, from));
    },
    close: () => transport.close(),
  };
}
