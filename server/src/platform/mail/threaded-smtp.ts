import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Mail, Mailer } from './mailer.ts';
import type { Answer, Order } from './smtp-thread.ts';
import type { SmtpOptions } from './smtp.ts';

/**
 * Sends by SMTP in a thread of its own, because composing a mail takes a millisecond of processor time, during which
 * requests would wait. The thread starts with the first mail. If it dies, the mails that it had are rejected, to be tried
 * again, and the next mail starts another.
 */
export function threadedSmtpMailer(options: SmtpOptions): Mailer {
  let thread: Thread | undefined;
  let isClosed = false;

  function running(): Thread {
    if (isClosed) throw new Error('no mail is sent any more: the application stops');
    thread ??= startThread(options, () => (thread = undefined));
    return thread;
  }

  return {
    send: async (mail) => running().send(mail),
    close: () => {
      isClosed = true;
      thread?.close();
    },
  };
}

type Thread = { send(mail: Mail): Promise<void>; close(): void };
type Waiting = { resolve: () => void; reject: (error: Error) => void };

function startThread(options: SmtpOptions, onEnd: () => void): Thread {
  // Beside this file, in the sources as in the build.
  const extension = extname(import.meta.url);
  const file = new URL(`smtp-thread${extension}`, import.meta.url);
  const settings = { workerData: options, name: 'mail' };
  const worker =
    extension === '.js'
      ? new Worker(file, settings)
      : new Worker(translated(file), { ...settings, eval: true });
  const waiting = new Map<number, Waiting>();
  let sent = 0;
  let why = '';

  function order(message: Order): void {
    worker.postMessage(message);
  }

  function settle({ id, failure }: Answer): void {
    const mail = waiting.get(id);
    waiting.delete(id);
    // Connections that wait for a next mail do not keep the process alive.
    if (waiting.size === 0) worker.unref();
    if (failure) mail?.reject(Object.assign(new Error(failure.message), failure));
    else mail?.resolve();
  }

  worker.on('message', settle);
  worker.on('error', (error: Error) => (why = `: ${error.message}`));
  worker.on('exit', () => {
    onEnd();
    for (const { reject } of waiting.values()) reject(new Error(`the thread that sends mails ended${why}`));
    waiting.clear();
  });

  return {
    send: (mail) =>
      new Promise((resolve, reject) => {
        worker.ref();
        sent += 1;
        waiting.set(sent, { resolve, reject });
        order({ id: sent, mail });
      }),
    close: () => order('close'),
  };
}

/** A script that runs a file of the sources: Node does not do so in threads, whatever the process was started with. */
function translated(file: URL): string {
  const [tsx, source] = [import.meta.resolve('tsx/esm/api'), file.href].map((url) => JSON.stringify(url));
  return `import(${tsx}).then(({ tsImport }) => tsImport(${source}, ${source}))`;
}
