/** One message to one person. */
export type Mail = {
  /** The bare address; it is never read as a list. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** With angle brackets. The same for a repeated sending, so that mail programs show one message. */
  messageId?: string | undefined;
};

/** How mail leaves the product: by SMTP, or into a folder on a first run (DESIGN.md §7). */
export type Mailer = {
  /** Resolves when the message was taken over by somebody who keeps it; rejects when it should be tried again. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** What both ways of sending hand to nodemailer. */
export function toMessage(mail: Mail, from: string) {
  return {
    from,
    // As an object: a string would be parsed as a list of addresses.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    // Keeps out-of-office replies from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // A message is made of the strings given to it and of nothing else.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
