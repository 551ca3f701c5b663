// The shortest way through the product in the engines that Playwright does not drive, where they are installed. Its
// pictures are in `.tmp/e2e`, to be looked at.
import { writeFile } from 'node:fs/promises';
import { ENGINES, type Engine } from './support/engines.ts';
import { makeOrganization, PASSWORD, reservationsOf } from './support/people.ts';
import { startServer } from './support/server.ts';
import { expect as expectAtOnce, MORNING, test } from './support/test.ts';

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

for (const { name, missing, start } of ENGINES) {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  test(`a member signs in, reserves by pressing the grid, arrives and releases in ${name}`, async ({}, info) => {
    test.skip(missing !== null, missing ?? '');
    const server = await startServer({ clockStart: MORNING });
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

      await server.moveTimeTo('2026-06-10T13:01:00Z');
      await engine.open(`${server.url}/availability`);
      await expect
        .poll(() => engine.run<boolean>(`return document.querySelector('.g-cell') !== null;`))
        .toBe(true);
      await show('status');
      await engine.open(`${server.url}/dashboard`);
      await press(engine, 'button', '^Confirm arrival');
      await expect
        .poll(async () => (await reservationsOf(mira)).map(({ status }) => status))
        .toEqual(['arrived']);
      await show('charging');
      await press(engine, 'main button', '^Release charger$');
      await press(engine, '[role=alertdialog] button', '^Release charger$');
      await expect.poll(async () => (await reservationsOf(mira))[0]?.releasedAt ?? null).not.toBeNull();
    } finally {
      await engine.close();
      await server.dispose();
    }
  });
}
