// `npm run walk -- [--language LANGUAGE] [--mirrored] [--out FOLDER]`: goes through all screens of the demo on a phone and
// on a desk, presses their buttons and opens what these open, takes a picture of each, and names texts that are cut, lie over each other or make a page scroll sideways.
// Without a language, all texts are in a pseudo-locale, and English that is left is named too. `--mirrored` turns the
// screens as for languages that are written from right to left.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { readScreen } from './lib/read-screen.mjs';
import { answer, forgottenScreens, makeLinks, screensOf, signIn } from './lib/screens-to-walk.mjs';
import { freePort } from './lib/separate-postgres.mjs';
import { root } from './lib/steps.mjs';

ensureInstalled();
const { chromium } = await import('@playwright/test');
const { findBrowser } = await import('./lib/browser.mjs');
const { copyRepository, PLACE, typedTexts, writePseudoTexts } = await import('./lib/pseudo.mjs');

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const SETTLED_MS = 15_000;

/** What is English on purpose: on which screens, which texts, and why. */
const MEANT = [
  [/^\/terms$/, /./, 'the terms of use, until a lawyer has written others'],
  [
    /^\/notifications$/,
    /^(?:Payment received|Your first payment|Thank you\.|Charger \d+ is held|\w{3}, \w{3} \d)/,
    'told before the language was changed',
  ],
  [
    /^\/developer-portal$/,
    /^:\w|^[A-Z]+ \/|^[a-z-]+\/?(?:: |$)|^\d{4}_\w+/,
    'names of routes, migrations and operators',
  ],
  [/./, /^Mozilla\/5/, 'what a browser calls itself'],
  [
    /^\/registration$/,
    /^(?:Asmara|Atikokan|Faroe|Ho Chi Minh|Kanton|Kathmandu|Kolkata|Kyiv|Nuuk|Yangon)$/,
    'cities of zones that the computer knows by a former name',
  ],
  [/^\/mercedes-status$/, /^\d+ (?:Campus|Harbor) /, 'addresses of sample sites'],
];
/** Words that are of no language: names, units, and what the walk itself has typed. */
const NAMES = ['ChargeRota', 'Apple', 'Google', 'Linux', 'Visa', 'kW', 'kWh', 'Lobby'];
/** Plans are called the same in all languages; what was paid is stored with their name. */
const PLANS = ['Basic', 'Premium', 'Enterprise'];

const { values: options } = parseArgs({
  options: {
    language: { type: 'string' },
    mirrored: { type: 'boolean', default: false },
    out: { type: 'string', default: '.tmp/walk' },
  },
});
const isPseudo = options.language === undefined;
const language = options.language ?? PLACE;
const out = resolve(options.out);
mkdirSync(out, { recursive: true });

const folder = mkdtempSync(join(tmpdir(), 'chargerota-walk-'));
// Started by root, PostgreSQL runs as another user, who must be able to enter this folder.
chmodSync(folder, 0o755);
let demo;
let browser;
try {
  const place = isPseudo ? join(folder, 'copy') : root;
  if (isPseudo) {
    copyRepository(place);
    await writePseudoTexts(place);
  }
  demo = await startDemo(place);
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  process.exitCode = (await walk()) > 0 ? 1 : 0;
} finally {
  await browser?.close();
  await demo?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

async function startDemo(cwd) {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs', '--demo'], {
    cwd,
    env: { ...process.env, PORT: String(port), TMPDIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((ends) => child.once('exit', ends));
  let output = '';
  await new Promise((starts, fails) => {
    child.stdout.on('data', (chunk) => (output += chunk).includes('Nothing is kept') && starts());
    child.once('exit', (code) => fails(new Error(`the demo ended with ${code}:\n${output}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const data = readdirSync(folder).find((name) => name.startsWith('chargerota-demo-'));
  return { url: `http://127.0.0.1:${port}`, output, stop, mails: join(folder, data, 'mail') };
}

/** Goes through all screens, and resolves to how many faults they have. */
async function walk() {
  const maker = await openBrowser('desk');
  const links = await makeLinks(maker.request, demo.mails, language);
  await maker.close();
  const screens = screensOf(links);
  /** The places where a fault is, by the fault. */
  const found = new Map();
  const note = (kind, text, where) => {
    const id = `${kind.padEnd(9)}${text}`;
    found.set(id, [...(found.get(id) ?? []), where]);
  };
  for (const path of forgottenScreens(screens)) note('forgotten', path, 'scripts/lib/screens-to-walk.mjs');
  let looked = 0;
  let opened = 0;
  let shortened = 0;
  const known = isPseudo ? knownTexts() : null;
  const visits = Object.keys(SIZES).flatMap((size) => Object.keys(screens).map((who) => ({ size, who })));
  for (const { size, who } of visits) {
    const context = await openBrowser(size);
    const pressed = new Set();
    if (who !== 'visitor') {
      const session = await signIn(context.request, who, demo.output);
      if (session.user)
        await answer(context.request.patch(`/api/users/${session.user.id}`, { data: { language } }));
    }
    const page = await context.newPage();
    for (const [index, address] of screens[who].entries()) {
      const where = `${who} ${size} ${address.replace(/(token=|#|spot=)[\w-]{12,}/, '$1…')}`;
      try {
        await open(page, address);
        const read = await page.evaluate(readScreen, known);
        for (const { kind, text } of read.faults.filter((fault) => !isMeant(address, fault)))
          note(kind, text, where);
        shortened += read.shortened;
      } catch (error) {
        note('failed', error.message.split('\n', 1)[0], where);
      }
      const name = `${who}-${String(index + 1).padStart(2, '0')}${namedAfter(address)}-${size}`;
      await page.screenshot({ path: join(out, `${name}.png`), fullPage: true, animations: 'disabled' });
      looked += 1;
      await pressAll(page, address, pressed, async (button) => {
        const read = await page.evaluate(readScreen, known);
        for (const { kind, text } of read.faults.filter((fault) => !isMeant(address, fault)))
          note(kind, text, `${where} after “${button}”`);
        opened += 1;
        await page.screenshot({ path: join(out, `${name}-${opened}.png`), animations: 'disabled' });
      });
    }
    await context.close();
  }
  report(found, { looked, opened, shortened });
  return found.size;
}

function isMeant(address, { kind, text }) {
  const path = address.split(/[?#]/, 1)[0];
  return kind === 'English' && MEANT.some(([screen, texts]) => screen.test(path) && texts.test(text));
}

/**
 * Presses each kind of button of an open screen, and tells of each that opens a dialog or a list. Whatever would change
 * something is not sent; that it failed is a text that people read, too.
 */
async function pressAll(page, address, pressed, tell) {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const place = page.url();
  for (let index = 0; ; index += 1) {
    const button = await page.evaluate(nameButton, index);
    if (button === null) break;
    const { name, like } = button;
    if (name === undefined || pressed.has(like)) continue;
    pressed.add(like);
    await page.evaluate(() => document.querySelector('[data-walked]').click());
    await setTimeout(200);
    await page
      .waitForFunction(() => !document.querySelector('[aria-busy=true]'), null, { timeout: 3000 })
      .catch(() => undefined);
    const isOpen = await page.evaluate(hasOpened);
    if (isOpen) await tell(name);
    // The next button is pressed on the screen as it was.
    for (let tries = 0; tries < 2 && (await page.evaluate(hasOpened)); tries += 1) {
      await page.keyboard.press('Escape');
      await setTimeout(100);
    }
    const isBack = page.url() === place && !(await page.evaluate(hasOpened));
    if (!isBack) await open(page, address);
  }
  await page.unroute('**/api/**');
}

/** Runs in the page. */
function hasOpened() {
  const opened = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=alert]';
  return document.querySelector(opened) !== null;
}

/** Runs in the page: marks a button and says what it is; null after the last. */
function nameButton(index) {
  const buttons = [...document.querySelectorAll('button, [role=combobox]')];
  const button = buttons[index];
  if (!button) return null;
  for (const marked of document.querySelectorAll('[data-walked]')) marked.removeAttribute('data-walked');
  const isUsed =
    button.checkVisibility({ visibilityProperty: true }) && !button.disabled && !button.closest('[inert]');
  if (!isUsed) return {};
  button.dataset.walked = '';
  const name = (button.getAttribute('aria-label') ?? button.textContent).trim().slice(0, 60);
  // Of rows, cells and choices that are alike, the first one's.
  const cell = button.closest(
    '[role=grid], [role=listbox], [role=radiogroup], [role=tablist], table, fieldset',
  );
  const siblings = [...button.parentElement.children].filter((each) => each.localName === button.localName);
  const places = [cell ? 0 : siblings.indexOf(button)];
  for (let place = button; place && place !== document.body; place = place.parentElement)
    places.push(`${place.localName}.${place.className}`);
  return { name, like: places.join(' ') };
}

/** Says each fault with its first places, and how many there are of each kind. */
function report(found, { looked, opened, shortened }) {
  const counts = {};
  for (const [fault, places] of [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const kind = fault.split(' ', 1)[0];
    counts[kind] = (counts[kind] ?? 0) + 1;
    console.log(
      `${fault}\n         ${places.slice(0, 4).join(', ')}${places.length > 4 ? `, and ${places.length - 4} more` : ''}`,
    );
  }
  const said = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(
    `${looked} screens and ${opened} dialogs and lists in ${isPseudo ? 'the pseudo-locale' : language}${options.mirrored ? ', mirrored' : ''}: ${said.join(', ') || 'nothing found'}; ${shortened} texts end in an ellipsis, as they are meant to. Pictures: ${out}`,
  );
}

/** The address as a part of a file's name. */
function namedAfter(address) {
  return address
    .split('#', 1)[0]
    .replace(/(token|spot)=[\w-]+/, '$1')
    .replaceAll(/\W+/g, '-');
}

async function openBrowser(size) {
  const context = await browser.newContext({
    baseURL: demo.url,
    viewport: SIZES[size],
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (options.mirrored)
    await context.addInitScript(() => {
      const mirror = () => document.documentElement && (document.documentElement.dir = 'rtl');
      mirror();
      new MutationObserver(mirror).observe(document, { childList: true });
    });
  return context;
}

/** Opens a screen and waits until all of it is there. */
async function open(page, address) {
  for (let tries = 0; ; tries += 1) {
    try {
      // Only a change of the fragment would not load the page.
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'load' });
      await settled(page);
      break;
    } catch (error) {
      // A page that learns of another language loads itself again.
      if (tries === 2) throw error;
    }
  }
  await page.evaluate(async () => {
    const folded = [
      ...document.querySelectorAll('main [aria-expanded=false]:not([aria-haspopup], [role=combobox])'),
    ];
    for (const button of folded) button.click();
    for (const details of document.querySelectorAll('main details')) details.open = true;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo(0, 0);
  });
  await settled(page);
}

async function settled(page) {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
    null,
    { timeout: SETTLED_MS },
  );
  await page.evaluate(() => document.fonts.ready);
  await setTimeout(300);
}

/** What stands on screens in no words of the messages: names, and what the computer knows of dates and countries. */
function knownTexts() {
  const { whole, words } = typedTexts();
  return { whole, words: [...words, ...NAMES, ...PLANS, ...wordsOfIntl()] };
}

function wordsOfIntl() {
  const said = [];
  for (const style of ['long', 'short']) {
    const months = new Intl.DateTimeFormat(language, { month: style });
    for (let month = 1; month <= 12; month += 1) said.push(months.format(Date.UTC(2026, month - 1, 15)));
    const dates = new Intl.DateTimeFormat(language, { weekday: style, month: style, day: 'numeric' });
    for (let day = 1; day <= 365; day += 1) said.push(dates.format(Date.UTC(2026, 0, day)));
  }
  for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'])
    for (const style of ['long', 'short'])
      for (const count of [-2, -1, 0, 1, 2, 5]) {
        said.push(new Intl.RelativeTimeFormat(language, { numeric: 'auto', style }).format(count, unit));
        said.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: style }).format(count));
      }
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  for (const one of letters) for (const other of letters) said.push(regions.of(one + other) ?? '');
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    said.push(timeZone);
    for (const timeZoneName of ['long', 'longGeneric'])
      said.push(new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).format(0));
  }
  said.push(new Intl.ListFormat(language).format(['1', '2', '3']));
  said.push(new Intl.ListFormat(language, { type: 'disjunction' }).format(['1', '2', '3']));
  return [...new Set(said.flatMap((text) => text.match(/\p{L}+/gu) ?? []))];
}
