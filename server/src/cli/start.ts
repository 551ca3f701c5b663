import { DONE, type Command } from './command.ts';

/** The server takes over the process: it ends it, and explains why it cannot start. */
export const start: Command = {
  does: 'serves the application until it is told to end',
  run: async () => {
    endWithNpm();
    await import('../main.ts');
    return DONE;
  },
};

const OFTEN_MS = 200;

/** The shell of `npx` ends on SIGTERM without passing it on; only the changed parent process shows that. */
function endWithNpm(): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, OFTEN_MS);
  watch.unref();
}
