// Delivers notifications in an own process, for tests that kill it: due notifications of DATABASE_URL are sent by mail through SMTP_URL.
// Sends 'ready' to its parent process.
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { startNotificationDispatcher } from '../src/features/notifications/deliver/dispatcher.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { smtpMailer } from '../src/platform/mail/smtp.ts';

const { DATABASE_URL = '', SMTP_URL = '' } = process.env;
const mailer = smtpMailer({ smtpUrl: SMTP_URL, from: 'ChargeRota <no-reply@example.org>' });

startNotificationDispatcher({
  database: openDatabase({ connectionString: DATABASE_URL, onConnectionLost: () => {} }),
  clock: systemClock,
  log: pino({ level: 'error' }),
  channels: [
    {
      method: 'email',
      concurrency: 4,
      deliver: async ({ id, email: to, title: subject, message }) => {
        await mailer.send({ to, subject, text: message, html: message, messageId: `<${id}@rota.example>` });
        return { delivered: true };
      },
    },
  ],
  makeText: (kind) => ({
    title: kind,
    message: kind,
    path: null,
    mail: { subject: kind, heading: kind, paragraphs: [] },
  }),
  instanceId: randomUUID(),
  // Short, because the test waits for the leases of killed processes.
  leaseMilliseconds: 8_000,
});
process.send?.('ready');
