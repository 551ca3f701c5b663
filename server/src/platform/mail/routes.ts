import type { FastifyInstance } from 'fastify';
import {
  hasDevPages,
  isFromThisComputer,
  linked,
  sendPage,
  timeOf,
  type DevPageOptions,
} from '../dev-pages/page.ts';
import { escapeHtml } from './layout.ts';
import type { MailFolder, StoredMail } from './mail-folder.ts';

export type DevMailOptions = DevPageOptions & {
  /** The folder that stores mail; null if mail is sent by SMTP. */
  folder: MailFolder | null;
};

/** /dev/mail, where a first run shows the mail that it would have sent. */
export function registerDevMail(app: FastifyInstance, { folder, ...options }: DevMailOptions): void {
  if (!folder || !hasDevPages(options)) return;

  app.get('/dev/mail', async (request, reply) => {
    if (!isFromThisComputer(request)) return reply.callNotFound();
    return sendPage(reply, 'Mail', listPage(await folder.list()));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    if (!isFromThisComputer(request)) return reply.callNotFound();
    const mail = await folder.read(request.params.id);
    return mail ? sendPage(reply, mail.subject, mailPage(mail)) : reply.callNotFound();
  });
}

function listPage(mails: StoredMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a><span>${escapeHtml(mail.to)}</span>${time(mail)}</li>`,
  );
  const list =
    rows.length > 0
      ? `<ul>${rows.join('')}</ul>`
      : '<p>Nothing yet. What the application sends while no SMTP server is set appears here.</p>';
  return `<h1>Mail</h1><p class="mute">Kept on this computer instead of being sent. Newest first.</p>${list}`;
}

function mailPage(mail: StoredMail): string {
  return `<p><a href="/dev/mail">All mail</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p class="mute">To ${escapeHtml(mail.to)} ${time(mail)}</p>
<h2>Text</h2>
<pre tabindex="0" aria-label="Text of the message">${linked(mail.text)}</pre>
<h2>As designed</h2>
<iframe title="The message as designed" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(withTopLinks(mail.html))}"></iframe>`;
}

const time = ({ sentAt }: StoredMail): string => (sentAt ? timeOf(sentAt) : '');

/** Makes links open outside the frame. */
const withTopLinks = (html: string): string => html.replace('<head>', '<head><base target="_top">');
