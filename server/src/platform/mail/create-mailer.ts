import { join } from 'node:path';
import addressParser from 'nodemailer/lib/addressparser';
import type { Clock } from '../clock/clock.ts';
import { mailFolder, type MailFolder } from './mail-folder.ts';
import type { Mailer } from './mailer.ts';
import { threadedSmtpMailer } from './threaded-smtp.ts';

/** The variables that decide how mail is sent, under their own names. */
export type MailConfig = {
  SMTP_URL?: string | undefined;
  SMTP_INSECURE?: boolean | undefined;
  MAIL_FROM?: string | undefined;
  MAIL_RETURN_PATH?: string | undefined;
  DATA_DIR: string;
};

const LOCAL_SENDER = 'ChargeRota <no-reply@localhost>';

/** The bare address that mails come from. */
export const senderAddress = ({ MAIL_FROM = LOCAL_SENDER }: Pick<MailConfig, 'MAIL_FROM'>): string =>
  addressParser(MAIL_FROM, { flatten: true })[0]?.address ?? MAIL_FROM;

/** The configured mailer: SMTP, or the folder, which can then be read at /dev/mail. */
export function createMailer(
  config: MailConfig,
  clock: Clock,
): { mailer: Mailer; folder: MailFolder | null } {
  const from = config.MAIL_FROM ?? LOCAL_SENDER;
  const { SMTP_URL: smtpUrl, SMTP_INSECURE: isInsecure, MAIL_RETURN_PATH: returnPath } = config;
  if (smtpUrl) return { mailer: threadedSmtpMailer({ smtpUrl, from, returnPath, isInsecure }), folder: null };
  const folder = mailFolder({ folder: join(config.DATA_DIR, 'mail'), from, clock });
  return { mailer: folder, folder };
}
