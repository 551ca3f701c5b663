// What an installation needs beside its database. Nothing is sent and nothing is kept.
import { lookup } from 'node:dns/promises';
import { mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config.ts';
import { errorCode } from '../../platform/database/errors.ts';
import { isLoopback } from '../../platform/loopback.ts';
import { greetSmtp } from '../../platform/mail/smtp.ts';
import { systemReason } from '../../platform/system-reason.ts';
import { note, ok, wrong, type Finding } from './finding.ts';

const MEGABYTE = 1_000_000;
/** PostgreSQL stops when its disk is full; that much is written on a busy day. */
const SCARCE = 1000 * MEGABYTE;
const TOO_LITTLE = 200 * MEGABYTE;

/** The folder of the embedded database, and of mails and text messages that are not sent. */
export async function checkFolder({ DATA_DIR }: Config): Promise<Finding> {
  const about = 'DATA_DIR';
  const folder = await nearestFolder(DATA_DIR);
  try {
    await rm(await mkdtemp(join(folder, 'doctor-')), { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    return judgeRoom(DATA_DIR, bavail * bsize);
  } catch (error) {
    return wrong(
      about,
      `Nothing can be written to ${DATA_DIR} (${systemReason(error)}): give it to the account that runs ChargeRota.`,
    );
  }
}

export function judgeRoom(folder: string, free: number): Finding {
  const says = `${folder} can be written to, with ${Math.floor(free / MEGABYTE)} MB free`;
  if (free < TOO_LITTLE) return wrong('DATA_DIR', `${says}: make room before the disk is full.`);
  return free < SCARCE ? note('DATA_DIR', `${says}: make room soon.`) : ok('DATA_DIR', `${says}.`);
}

async function nearestFolder(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : nearestFolder(dirname(path));
}

export async function checkAddress({ PUBLIC_URL }: Config): Promise<Finding> {
  const about = 'PUBLIC_URL';
  if (!PUBLIC_URL) return note(about, 'It is not set: only this computer can open the links in mails.');
  const { hostname, protocol } = new URL(PUBLIC_URL);
  const host = hostname.replaceAll(/[[\]]/g, '');
  try {
    const { address } = await lookup(host);
    if (protocol === 'https:' || isLoopback(hostname)) return ok(about, `${PUBLIC_URL} is at ${address}.`);
  } catch (error) {
    return wrong(
      about,
      `The name ${host} is not known here (${errorCode(error)}): correct it, or enter it in the DNS.`,
    );
  }
  return note(
    about,
    `${PUBLIC_URL} is not encrypted: whoever listens reads passwords; serve it by https through a proxy.`,
  );
}

export async function checkMail({ SMTP_URL, SMTP_INSECURE, DATA_DIR }: Config): Promise<Finding> {
  const about = 'mail';
  if (!SMTP_URL)
    return note(about, `SMTP_URL is not set: mails are kept in ${join(DATA_DIR, 'mail')}, and reach nobody.`);
  const { host } = new URL(SMTP_URL);
  try {
    await greetSmtp({ smtpUrl: SMTP_URL, isInsecure: SMTP_INSECURE });
    return ok(about, `The mail server ${host} greets us. "Try" in the Health tab sends a mail.`);
  } catch (error) {
    return wrong(
      about,
      `The mail server ${host} does not take us on (${(error as Error).message}): check SMTP_URL and the firewall.`,
    );
  }
}

/** What is sold, said by text message and signed in with. */
export function checkServices(config: Config): Finding[] {
  const { STRIPE_SECRET_KEY, TWILIO_ACCOUNT_SID, TWILIO_FROM, GOOGLE_CLIENT_ID, APPLE_CLIENT_ID } = config;
  const providers = [GOOGLE_CLIENT_ID && 'Google', APPLE_CLIENT_ID && 'Apple'].filter(Boolean);
  return [
    STRIPE_SECRET_KEY
      ? ok('payments', 'By Stripe.')
      : note('payments', 'By the sandbox, which charges nobody; STRIPE_SECRET_KEY is not set.'),
    TWILIO_ACCOUNT_SID
      ? ok('text messages', `By Twilio, from ${TWILIO_FROM}.`)
      : note('text messages', 'TWILIO_ACCOUNT_SID is not set: none are sent.'),
    ok('sign-in', ['By password', ...providers].join(', ') + '.'),
  ];
}
