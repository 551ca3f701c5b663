// Loaded into the application under test before its own code (`node --import`), so that a journey can let hours pass
// without a restart. The parent process sends by how many milliseconds time moves on.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  let aheadMs = 0;
  const now = () => now.real() + aheadMs;
  now.real = Date.now;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [now()], made),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  });
  process.on('message', ({ moveByMs }) => {
    aheadMs += moveByMs;
    process.send('moved');
  });
  // The application ends as without a parent that could send something.
  process.channel.unref();
}
