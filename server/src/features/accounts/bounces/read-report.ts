import { email } from '@chargerota/contract';
import PostalMime, { type Email } from 'postal-mime';
import { RETURN_HEADER } from '../../../platform/mail/mailer.ts';
import { reportsNoAddress } from './hard-bounce.ts';

/** A report (RFC 3464, RFC 6533) that a mail could not be delivered. */
export type BounceReport = {
  /** The recipient as the mail was sent to, and as the reporting server knows it. */
  recipients: string[];
  /** There is no such address; any other failure may pass. */
  isPermanent: boolean;
  /** From the mail's own header, which the report quotes; empty if it does not. */
  token: string;
};

/**
 * Anybody can write to a return path, and a message of a megabyte can keep the parser busy for half a minute, in which
 * nobody is served. Reports about our mails have hundreds of lines.
 */
const MOST_LINES = 5_000;
const MOST_HEADER_BYTES = 100_000;
/** A report about a mail of ours has one block for itself and one for the recipient; those of a list have more. */
const MOST_BLOCKS = 20;

const STATUS = ['message/delivery-status', 'message/global-delivery-status'];
const RETURNED = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

/** Null for any other message: an answer, an automatic reply, a report of a delay or of a success, too many lines. */
export async function readReport(message: string): Promise<BounceReport | null> {
  if (message.split('\n', MOST_LINES).length === MOST_LINES) return null;
  const mail = await parse(message);
  const [status, returned] = [STATUS, RETURNED].map((types) => mail && partOf(mail, types));
  if (!status) return null;
  const fields = await Promise.all(status.split(/\r?\n[ \t]*\r?\n/, MOST_BLOCKS).map(fieldsOf));
  const failed = fields.find((recipient) => recipient.get('action')?.toLowerCase().startsWith('failed'));
  if (!failed) return null;
  return {
    recipients: ['original-recipient', 'final-recipient'].flatMap((name) => {
      const [, address] = /^[\w-]+;\s*<?([^<>]+?)>?\s*$/.exec(failed.get(name) ?? '') ?? [];
      return email.safeParse(address).data ?? [];
    }),
    isPermanent: reportsNoAddress(failed.get('status') ?? '', failed.get('diagnostic-code')),
    token: (await fieldsOf(returned ?? '')).get(RETURN_HEADER.toLowerCase()) ?? '',
  };
}

const partOf = ({ attachments }: Email, types: readonly string[]): string | undefined =>
  attachments.find(({ mimeType }) => types.includes(mimeType))?.content as string | undefined;

/** The fields of a block, which are written like the header of a mail. */
const fieldsOf = async (block: string): Promise<Map<string, string>> =>
  new Map((await parse(block.trimStart()))?.headers.map(({ key, value }) => [key, value]));

/** Null for what the parser refuses as too deep or too long. */
const parse = (text: string): Promise<Email | null> =>
  PostalMime.parse(text, { attachmentEncoding: 'utf8', maxHeadersSize: MOST_HEADER_BYTES }).catch(() => null);
