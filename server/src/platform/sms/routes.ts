import { pluralOf } from '@chargerota/domain';
import type { FastifyInstance } from 'fastify';
import {
  hasDevPages,
  isFromThisComputer,
  linked,
  sendPage,
  timeOf,
  type DevPageOptions,
} from '../dev-pages/page.ts';
import { escapeHtml } from '../mail/layout.ts';
import type { SmsFolder, StoredSms } from './sms-folder.ts';

export type DevSmsOptions = DevPageOptions & {
  /** Where text messages are kept; null when Twilio sends them, or nobody. */
  folder: SmsFolder | null;
};

/** /dev/sms, where a first run reads the text messages that it would have sent. */
export function registerDevSms(app: FastifyInstance, { folder, ...options }: DevSmsOptions): void {
  if (!folder || !hasDevPages(options)) return;
  app.get('/dev/sms', async (request, reply) => {
    if (!isFromThisComputer(request)) return reply.callNotFound();
    return sendPage(reply, 'Text messages', listPage(await folder.list()));
  });
}

function listPage(messages: StoredSms[]): string {
  const list =
    messages.length > 0
      ? messages.map(entry).join('')
      : '<p>Nothing yet. Text messages appear here while Twilio is not configured.</p>';
  return `<h1>Text messages</h1><p class="mute">Kept on this computer instead of being sent. Newest first.</p>${list}`;
}

const entry = ({ to, body, segments, sentAt }: StoredSms): string =>
  `<h2>To ${escapeHtml(to)}</h2><pre>${linked(body)}</pre><p class="mute">${timeOf(new Date(sentAt))} · ${segments} ${pluralOf(segments, 'segment', 'segments')}</p>`;
