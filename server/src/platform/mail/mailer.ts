import { encodeWord } from 'nodemailer/lib/mime-funcs';

/** What calendar programs are told with a mail (iCalendar, RFC 5545). */
export type CalendarPart = {
  /** As the text says it: what it tells of stands as it says now, or is to be taken out. */
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
  /** With angle brackets. The same for a repeated sending, so that mail programs show one message. */
  messageId?: string | undefined;
  calendar?: CalendarPart | undefined;
};

/** How mail leaves the product: by SMTP, or into a folder on a first run. */
export type Mailer = {
  /** Resolves when the message was taken over by somebody who keeps it; rejects when it should be tried again. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

const CALENDAR_FILE = 'reservation.ics';

/** What both ways of sending hand to nodemailer. */
export function toMessage(mail: Mail, from: string) {
  return {
    // The two headers with addresses hold no text of a person: the sender's name is MAIL_FROM's. nodemailer cannot be
    // told to encode a name there always, so no other name may come here.
    from,
    // As an object: a string would be parsed as a list of addresses.
    to: { name: '', address: mail.to },
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    ...(mail.calendar && {
      icalEvent: { method: mail.calendar.method, filename: CALENDAR_FILE, content: mail.calendar.text },
    }),
    headers: {
      Subject: { prepared: true, foldLines: true, value: encoded(mail.subject) },
      // Keeps out-of-office replies from answering.
      'Auto-Submitted': 'auto-generated',
    },
    // A message is made of the strings given to it and of nothing else.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What nodemailer counts for one encoded word, of the 75 characters that it may have. */
const WORD_LENGTH = 52;
// Q leaves most of these readable; of others it makes three characters a byte.
const MOSTLY_LATIN = /^[\u0020-\u024f]*$/;

/**
 * Text as a header carries it (RFC 2047), encoded whether it needs that or not. Left as it is, a name such as
 * `=?utf-8?q?Your_bank?=` would be decoded by the reader's mail program; nodemailer takes it for encoded already.
 */
function encoded(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ');
  return encodeWord(line, MOSTLY_LATIN.test(line) ? 'Q' : 'B', WORD_LENGTH);
}
