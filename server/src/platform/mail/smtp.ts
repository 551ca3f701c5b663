import { createTransport } from 'nodemailer';
import { isLoopback } from '../loopback.ts';
import { toMessage, type Mailer } from './mailer.ts';

const TIMEOUT_MILLISECONDS = 15_000;
/**
 * How long to wait for an answer. A server that examines a mail before accepting it may take minutes, and giving up
 * earlier would send again what has been delivered (RFC 5321 §4.5.3.2.6).
 */
const ANSWER_MILLISECONDS = 600_000;

/** Mails that are sent at once, shared by notifications and jobs. */
const CONNECTIONS = 8;

export type SmtpOptions = {
  /** `smtps://user:password@host:465` */
  smtpUrl: string;
  from: string;
  /** Where mail servers send mails back that they cannot deliver. Unset: to the sender. */
  returnPath?: string | undefined;
  /** Sends without encryption to a server on another computer that does not offer any. */
  isInsecure?: boolean | undefined;
};

/** Whether nothing is sent, not even the password, before the connection is encrypted. */
export function isEncrypted({
  smtpUrl,
  isInsecure = false,
}: Pick<SmtpOptions, 'smtpUrl' | 'isInsecure'>): boolean {
  const { protocol, hostname } = new URL(smtpUrl);
  return protocol === 'smtps:' || !(isInsecure || isLoopback(hostname));
}

/** Sends by SMTP in the thread that calls it; the application does so in a thread of its own (threaded-smtp.ts). */
export function smtpMailer({ from, returnPath, ...server }: SmtpOptions): Mailer {
  const transport = createTransport({
    url: server.smtpUrl,
    requireTLS: isEncrypted(server),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: ANSWER_MILLISECONDS,
  });
  return {
    send: async (mail) => {
      const envelope = returnPath && { envelope: { from: returnPath, to: mail.to } };
      await transport.sendMail({ ...toMessage(mail, from), ...envelope });
    },
    close: () => transport.close(),
  };
}

/** Connects and says hello, encrypted where mails would be; without a password, and without a mail. */
export async function greetSmtp(server: Pick<SmtpOptions, 'smtpUrl' | 'isInsecure'>): Promise<void> {
  const url = new URL(server.smtpUrl);
  url.username = '';
  url.password = '';
  const transport = createTransport({
    url: url.href,
    requireTLS: isEncrypted(server),
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
  });
  await transport.verify();
}

/**
 * Whether a mail server refuses this recipient or this message for good (5xx). That it refuses us, our sender or the
 * connection may be mended before long.
 */
export const isRefusedForGood = (error: unknown): error is Error & { response: string } =>
  error instanceof Error &&
  'response' in error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');
