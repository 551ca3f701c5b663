// The thread that composes and sends the mails of `threadedSmtpMailer`. The build makes it a file of its own.
import { parentPort, workerData } from 'node:worker_threads';
import type { Mail } from './mailer.ts';
import { smtpMailer, type SmtpOptions } from './smtp.ts';

/** What the thread is asked: to send a mail, or to close its connections and end. */
export type Order = { id: number; mail: Mail } | 'close';
/** The answer to a mail. An error loses its properties between threads, so the ones that count are named. */
export type Answer = {
  id: number;
  failure?: { message: string; response?: unknown; responseCode?: unknown; command?: unknown };
};

const port = parentPort;
if (!port) throw new Error('this file is run by threadedSmtpMailer, as a thread');
const mailer = smtpMailer(workerData as SmtpOptions);
const answer = (message: Answer) => port.postMessage(message);

port.on('message', (order: Order) => {
  if (order === 'close') {
    mailer.close();
    port.close();
    return;
  }
  const { id, mail } = order;
  mailer.send(mail).then(
    () => answer({ id }),
    (error: unknown) => answer({ id, failure: failureOf(error) }),
  );
});

function failureOf(error: unknown): NonNullable<Answer['failure']> {
  const { message, response, responseCode, command } = error as NonNullable<Answer['failure']>;
  return { message, response, responseCode, command };
}
