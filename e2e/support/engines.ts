// Drives the browsers that Playwright does not: the system's Firefox by WebDriver BiDi, and WebKitGTK by WebDriver.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../server/testing/free-port.ts';

/** What a journey needs of a browser. Presses are real ones: at a place in the window. */
export type Engine = {
  open(url: string): Promise<void>;
  /** Runs a function body in the page; what it returns must be JSON. */
  run<T>(body: string): Promise<T>;
  press(place: { x: number; y: number }): Promise<void>;
  type(text: string): Promise<void>;
  /** The width of the window, in pixels. */
  resize(width: number): Promise<void>;
  /** What pages have written to the console. */
  console(): Promise<readonly string[]>;
  /** A PNG of the window, in Base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
};

const MINI_BROWSER = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
].find((path) => existsSync(path));

const findProgram = (...names: string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const firefox = findProgram('firefox-esr', 'firefox');
const [webDriver, xvfb] = [findProgram('WebKitWebDriver'), findProgram('xvfb-run')];

/** Each engine, and why it cannot be driven here; null if it can. */
export const ENGINES: readonly { name: string; missing: string | null; start: () => Promise<Engine> }[] = [
  {
    name: 'Firefox',
    // Node.js 20 has it behind a flag.
    missing: !firefox
      ? 'Firefox is not installed'
      : 'WebSocket' in globalThis
        ? null
        : 'Node.js has no WebSocket',
    start: startFirefox,
  },
  {
    name: 'WebKit',
    missing: MINI_BROWSER && webDriver && xvfb ? null : 'WebKitGTK, its WebDriver or Xvfb is not installed',
    start: startWebKit,
  },
];

const SIZE = { width: 390, height: 844 };
const removal = { recursive: true, force: true, maxRetries: 40, retryDelay: 50 };
/** The clocks of the places that journeys make. */
const ENVIRONMENT = { ...process.env, TZ: 'America/New_York', LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en_US' };

/** In a group of its own, because each starts further processes. */
const launch = (
  program: string,
  args: string[],
  { stderr = 'ignore', env = {} }: { stderr?: 'ignore' | 'pipe'; env?: NodeJS.ProcessEnv } = {},
): ChildProcess =>
  spawn(program, args, {
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'ignore', stderr],
    detached: true,
  });

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** The wire protocol's actions of a press, and of keys. */
const pressAt = ({ x, y }: { x: number; y: number }) => ({
  type: 'pointer',
  id: 'finger',
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const keysOf = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: text.split('').flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'chargerota-firefox-'));
  const browser = launch(
    firefox!,
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile, 'about:blank'],
    { stderr: 'pipe' },
  );
  const close = async (): Promise<void> => {
    await stop(browser);
    await rm(profile, removal);
  };
  const socket = new WebSocket(`${await addressOf(browser)}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: { type: string; result: unknown; message?: string }) => void>();
  const written: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as
      | { type: 'event'; method: string; params: { level: string; text: string } }
      | { type: 'success' | 'error'; id: number; result: unknown };
    if (message.type !== 'event') waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded')
      written.push(`${message.params.level}: ${message.params.text}`);
  });
  let last = 0;
  async function call<T>(method: string, params: object): Promise<T> {
    const id = (last += 1);
    const answer = new Promise<{ type: string; result: unknown; message?: string }>((resolve) =>
      waiting.set(id, resolve),
    );
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answer;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result as T;
  }
  await call('session.new', { capabilities: {} });
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const resize = (width: number): Promise<void> =>
    call('browsingContext.setViewport', { context, viewport: { ...SIZE, width } });
  await resize(SIZE.width);
  const act = (source: object): Promise<void> => call('input.performActions', { context, actions: [source] });
  return {
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'interactive' }),
    run: async <T>(body: string) => {
      const expression = `JSON.stringify((() => { ${body} })() ?? null)`;
      const params = { expression, target: { context }, awaitPromise: false };
      const { result } = await call<{ result: { value: string } }>('script.evaluate', params);
      return JSON.parse(result.value) as T;
    },
    press: (place) => act({ ...pressAt(place), parameters: { pointerType: 'mouse' } }),
    type: (text) => act(keysOf(text)),
    resize,
    console: async () => written,
    picture: async () =>
      (await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close,
  };
}

/** Firefox says where it listens. */
async function addressOf(browser: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: browser.stderr! })) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Firefox ended before it listened');
}

/** Without it the buttons above the page keep the window wider than a phone. */
const SLIM_BUTTONS = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';

/** Its driver does not tell what pages write to the console: they tell it themselves, from the first look at them on. */
const LISTEN = `
  window.written ??= (() => {
    const written = [];
    for (const level of ['error', 'warn', 'info', 'log', 'debug']) {
      const write = console[level];
      console[level] = (...said) => { written.push(level + ': ' + said.join(' ')); write.apply(console, said); };
    }
    const hear = (name, text) => addEventListener(name, (event) => written.push(name + ': ' + text(event)), true);
    hear('error', ({ message, target }) => message ?? target.outerHTML);
    hear('unhandledrejection', ({ reason }) => reason);
    hear('securitypolicyviolation', ({ violatedDirective }) => violatedDirective);
    return written;
  })();`;

async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  const settings = await mkdtemp(join(tmpdir(), 'chargerota-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), SLIM_BUTTONS);
  const driver = launch(xvfb!, ['-a', '-s', '-screen 0 1440x1000x24', webDriver!, `--port=${port}`], {
    env: { XDG_CONFIG_HOME: settings },
  });
  async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const sent = method === 'POST' && { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...sent });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  await untilListening(() => call('GET', '/status'));
  // An open event stream would keep a second load waiting.
  const capabilities = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const at = `/session/${sessionId}`;
  const resize = (width: number): Promise<void> => call('POST', `${at}/window/rect`, { ...SIZE, width });
  await resize(SIZE.width);
  const act = (source: object): Promise<void> => call('POST', `${at}/actions`, { actions: [source] });
  const written: string[] = [];
  async function run<T>(body: string): Promise<T> {
    const script = `${LISTEN} return [window.written.splice(0), (() => { ${body} })()];`;
    const [heard, result] = await call<[string[], T]>('POST', `${at}/execute/sync`, { script, args: [] });
    written.push(...heard);
    return result;
  }
  async function listen(): Promise<readonly string[]> {
    await run('');
    return written;
  }
  return {
    async open(url) {
      await listen();
      await call('POST', `${at}/url`, { url });
    },
    run,
    press: (place) => act({ ...pressAt(place), parameters: { pointerType: 'mouse' } }),
    type: (text) => act(keysOf(text)),
    resize,
    console: listen,
    picture: () => call('GET', `${at}/screenshot`),
    async close() {
      await stop(driver);
      await rm(settings, removal);
    },
  };
}

const ATTEMPTS = 150;

async function untilListening(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (
      await ask().then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The driver does not listen');
}
