import { encodeWord } from 'nodemailer/lib/mime-funcs';

/** The calendar part of a mail (iCalendar, RFC 5545). */
export type CalendarPart = {
  /** The same as in the text: its events are added or updated, or removed. */
  method: 'PUBLISH' | 'CANCEL';
  text: string;
};

/** One message to one person. */
export type Mail = {
  /** The bare address; it is never read as a list. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** With angle brackets. It stays the same when the mail is sent again, so that mail programs show one message. */
  messageId?: string | undefined;
  /** Mail programs post here to unsubscribe the reader with one press (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  calendar?: CalendarPart | undefined;
  /** Sent even to an address that bounces: the reader asks for it, and shows by it that mail arrives. */
  evenIfBounced?: boolean | undefined;
  /** Proves that a report of a bounce is about this mail. */
  returnToken?: string | undefined;
};

/** Nothing was sent, because there is no such address. Trying again would not help. */
export class AddressBounces extends Error {
  override name = 'AddressBounces';
  constructor(answer = 'Mail to this address comes back.') {
    super(answer);
  }
}

/** Reports of bounces quote the header of the mail. */
export const RETURN_HEADER = 'X-ChargeRota-Return';

/** How mail is sent: by SMTP, or into a folder on a first run. */
export type Mailer = {
  /**
   * Resolves when somebody has taken responsibility for the message; rejects if it should be tried again.
   * @throws AddressBounces
   */
  send(mail: Mail): Promise<void>;
  close(): void;
};

const CALENDAR_FILE = 'reservation.ics';

/** The message for nodemailer, in both ways of sending. */
export function toMessage(mail: Mail, from: string) {
  return {
    // The headers with addresses contain no text written by users: the sender's name is that of MAIL_FROM. nodemailer
    // cannot be made to encode every name there, so no other name may be used.
    from,
    // An object, because a string would be parsed as a list of addresses.
    to: { name: '', address: mail.to },
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    ...(mail.calendar && {
      icalEvent: { method: mail.calendar.method, filename: CALENDAR_FILE, content: mail.calendar.text },
    }),
    headers: {
      Subject: { prepared: true, foldLines: true, value: encoded(mail.subject) },
      // Suppresses out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && unsubscribeHeaders(mail.unsubscribeUrl)),
      ...(mail.returnToken && { [RETURN_HEADER]: { prepared: true, value: mail.returnToken } }),
    },
    // Messages contain only the given strings, never files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The address must not be folded, because mail programs read one line. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** nodemailer's length for one encoded word, which may have 75 characters. */
const WORD_LENGTH = 52;
// Q leaves most of these letters readable; for other scripts it needs three characters per byte.
const MOSTLY_LATIN = /^[\u0020-\u024f]*$/;

/**
 * Encodes text for a header (RFC 2047) whether it needs that or not. Unencoded, a name such as `=?utf-8?q?Your_bank?=`
 * would be decoded by the reader's mail program, because nodemailer leaves it as it is.
 */
function encoded(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ');
  return encodeWord(line, MOSTLY_LATIN.test(line) ? 'Q' : 'B', WORD_LENGTH);
}
