// The shortest way through the product in the engines that Playwright does not drive, where they are installed. Its
// pictures are in `.tmp/e2e`, to be looked at.
import { writeFile } from 'node:fs/promises';
import { ENGINES, type Engine } from './support/engines.ts';
import { makeOrganization, PASSWORD, reservationsOf } from './support/people.ts';
import { expect as expectAtOnce, test } from './support/test.ts';

/** A second browser beside those of other journeys takes its time. */
const expect = expectAtOnce.configure({ timeout: 40_000 });

type Place = { x: number; y: number };

/** Finds what can be pressed by its name: the middle of it, unless something else lies over that. */
const FIND = `
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? '').trim();
  const find = (selector, name) => {
    for (const element of document.querySelectorAll(selector)) {
      // What has just changed takes no press, since it could be the second half of a double press.
      if (!new RegExp(name).test(nameOf(element)) || element.closest('[data-just-changed]')) continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = { x: x + width / 2, y: y + height / 2 };
      const upper = document.elementFromPoint(place.x, place.y);
      if (upper && (element.contains(upper) || upper.contains(element))) return place;
    }
    return null;
  };`;

async function press(engine: Engine, selector: string, name: string): Promise<void> {
  let before: Place | null = null;
  // What has just appeared may still move.
  await expect
    .poll(async () => {
      const found = await engine.run<Place | null>(
        `${FIND} return find(${JSON.stringify(selector)}, ${JSON.stringify(name)});`,
      );
      const isStill = found !== null && found.x === before?.x && found.y === before.y;
      before = found;
      return isStill;
    }, `${name} can be pressed`)
    .toBe(true);
  await engine.press(before!);
}

const expectText = (engine: Engine, text: string): Promise<void> =>
  expect.poll(() => engine.run<string>('return document.body?.innerText ?? "";')).toContain(text);

/** The last is the width at which the journey goes on. */
const PHONES = [320, 375, 430, 390];

/** What of the screen scrolls sideways, and which times have their AM or PM in another line than their digits. */
const MISFITS = `
  const { scrollWidth, clientWidth } = document.documentElement;
  const isBeyond = (element) => element.getBoundingClientRect().right > clientWidth;
  const found =
    scrollWidth > clientWidth
      ? [...document.querySelectorAll('*')].filter(isBeyond).map(({ outerHTML }) => outerHTML.slice(0, 120)).slice(0, 9)
      : [];
  const places = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (let at = 0; at < node.data.length; at += 1) places.push({ node, at });
  const boxOf = ({ node, at }) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  const text = places.map(({ node, at }) => node.data[at]).join('');
  for (const { 0: time, index } of text.matchAll(/\\d\\s*[AP]M/g)) {
    const [digit, half] = [boxOf(places[index]), boxOf(places[index + time.length - 2])];
    if (half.left < digit.right - 1) found.push(text.slice(index - 20, index + time.length));
  }
  return [innerWidth, ...found];`;

async function expectFitsPhones(engine: Engine, screen: string): Promise<void> {
  async function misfits(): Promise<unknown[]> {
    // What follows the width of its container does so when it is drawn.
    await engine.picture();
    return engine.run(MISFITS);
  }
  for (const width of PHONES) {
    await engine.resize(width);
    // Before it changes again.
    await expect.poll(misfits, `${screen} at ${width} px`).toEqual([width]);
  }
}

for (const { name, missing, start } of ENGINES) {
  test(`a member signs in, reserves by pressing the grid, arrives and releases in ${name}`, async ({
    passing: server,
  }, info) => {
    test.skip(missing !== null, missing ?? '');
    const engine = await start();
    const show = async (picture: string): Promise<void> =>
      writeFile(info.outputPath(`${picture}.png`), await engine.picture(), 'base64');
    try {
      const organization = await makeOrganization(server);
      await organization.addLocation('Pier 7', 2, 'America/New_York', { open: '06:00', close: '22:00' });
      const mira = await organization.addMember('Mira', 'Okafor');

      await engine.open(server.url);
      await expectText(engine, 'A timetable for');
      await show('landing');
      await expectFitsPhones(engine, 'landing');
      await engine.open(`${server.url}/login`);
      await press(engine, 'input[type=email]', '');
      await engine.type(mira.email);
      await press(engine, 'input[type=password]', '');
      await engine.type(PASSWORD);
      await press(engine, 'button', '^Sign In$');
      await expectText(engine, 'Nothing reserved, Mira.');

      await engine.open(`${server.url}/availability`);
      await press(engine, 'button[data-cell]', '^Charger 02, 9:00 AM to 10:00 AM');
      await expectText(engine, 'Charger 02');
      await show('booking');
      await press(engine, 'button', '^(Reserve|Book|Confirm)');
      await expect
        .poll(async () => (await reservationsOf(mira)).map(({ status }) => status))
        .toEqual(['confirmed']);
      await engine.open(`${server.url}/dashboard`);
      await expectText(engine, 'Your next charge is today, Mira.');
      await show('dashboard');
      await expectFitsPhones(engine, 'dashboard');

      await server.moveTimeTo('2026-06-10T13:01:00Z');
      await engine.open(`${server.url}/availability`);
      await expect
        .poll(() => engine.run<boolean>(`return document.querySelector('.g-cell') !== null;`))
        .toBe(true);
      await show('status');
      await expectFitsPhones(engine, 'status');
      await engine.open(`${server.url}/dashboard`);
      await press(engine, 'button', '^Confirm arrival');
      await expect
        .poll(async () => (await reservationsOf(mira)).map(({ status }) => status))
        .toEqual(['arrived']);
      await show('charging');
      await press(engine, 'main button', '^Release charger$');
      await press(engine, '[role=alertdialog] button', '^Release charger$');
      await expect.poll(async () => (await reservationsOf(mira))[0]?.releasedAt ?? null).not.toBeNull();
      expect(await engine.console()).toEqual([]);
    } finally {
      await engine.close();
    }
  });
}
