import { email } from '@chargerota/contract';
import PostalMime, { type Email } from 'postal-mime';
import { RETURN_HEADER } from '../../platform/mail/mailer.ts';
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

const STATUS = ['message/delivery-status', 'message/global-delivery-status'];
const RETURNED = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

/** Null for any other message: an answer, an automatic reply, a report of a delay or of a success. */
export async function readReport(message: string): Promise<BounceReport | null> {
  const mail = await parse(message);
  const [status, returned] = [STATUS, RETURNED].map((types) => mail && partOf(mail, types));
  if (!status) return null;
  const fields = await Promise.all(status.split(/\r?\n[ \t]*\r?\n/).map(fieldsOf));
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
  PostalMime.parse(text, { attachmentEncoding: 'utf8' }).catch(() => null);
