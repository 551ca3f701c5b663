// Every question before an act, found by pressing whatever the demo's screens offer.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request, type APIRequestContext, type Locator, type Page, type Request } from '@playwright/test';
import { signedIn, takeSession } from './support/demo.ts';
import { linkInMailTo } from './support/mail.ts';
import { makeOperator } from './support/operator.ts';
import { setUpPayment } from './support/payment.ts';
import { answer as answered, makeOrganization, newEmail } from './support/people.ts';
import { storeRows } from './support/rows.ts';
import { expectSettled } from './support/screen.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, test } from './support/test.ts';

/** What each says if its act fails without a reason of the server's. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'Approve 3 people?': 'Failed to save your decisions.',
  'Archive 1 old ticket?': 'Failed to archive tickets',
  'Cancel Subscription': 'Failed to cancel subscription',
  'Cancel the add-on of 10 members?': 'Failed to cancel add-on',
  'Cancel this reservation?': 'Failed to cancel reservation.',
  'Create a new calendar link?': 'Failed to make an address for your calendar.',
  'Decline the invitation to Harbor House?': 'Failed to decline invitation',
  'Delete Canal Wharf Garage?': 'Failed to delete location',
  'Delete the reply “Thanks”?': 'Failed to delete the reply',
  'Delete ticket #1005?': 'Failed to delete ticket',
  'Delete your review?': 'Your review could not be deleted.',
  'Disconnect Google?': 'Failed to disconnect.',
  'Leave the line?': 'You have not left the line',
  'Log out here?': 'You are still signed in',
  'Pause Imogen Hartfield?': 'Failed to update user status',
  'Put charger 24 in maintenance?': 'Failed to update charger',
  'Reactivate Account Amara Lindqvist?': 'Failed to update user status',
  'Reinstate Amara Lindqvist?': 'Failed to update user status',
  'Reject Bram Verhoeven?': 'Failed to reject user.',
  'Remove card?': 'Failed to remove card',
  'Revoke the calendar link?': 'Failed to revoke the address of your calendar.',
  'Revoke the codes of all chargers at Harbor Street Offices?': 'The codes are still valid',
  'Revoke the link of Entrance?': 'The link still works',
  'Revoke the link to this ticket?': 'Failed to revoke the link',
  'Revoke this invitation?': 'Failed to revoke invitation',
  'Revoke this link?': 'Failed to revoke the link',
  'Sign out Unknown browser?': 'Failed to sign out.',
  'Sign out all others?': 'Failed to sign out.',
  'Was charger 24 never broken?': 'The report was not closed',
};

/** They ask whether to leave what was not saved: no call can fail. */
const NO_CALL = [
  'Discard the rows that were not sent?',
  'Discard this location?',
  'Discard your changes?',
  'Leave without saving?',
  'Leave without sending?',
];

const BY_CHOICE = 'it comes after something was chosen or entered, and the walk only presses';
const OF_SEVERAL = 'the walk meets it about one';

/** What the walk does not meet, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Archive … old tickets?': OF_SEVERAL,
  'Change charger …?': BY_CHOICE,
  'Change the opening hours of …?': BY_CHOICE,
  'Change …?': BY_CHOICE,
  'Give up your administrator role?': BY_CHOICE,
  'Keep … of …?': BY_CHOICE,
  'Reject … people?': OF_SEVERAL,
  'Release charger …?': 'without an answer the press is kept, and asked about again',
  'Sign out here?': 'without a proper answer the page of the server’s own signs out',
  'Suspend yourself?': BY_CHOICE,
  'Suspend …?': BY_CHOICE,
};

const MEMBERS_SCREENS = ['/dashboard', '/account', '/line'];
const ADMINISTRATORS_SCREENS = ['members', 'invites', 'locations', 'billing'].map(
  (tab) => `/organization?tab=${tab}`,
);
const OPERATORS_SCREENS = ['tickets', 'administrators'].map((tab) => `/developer-portal?tab=${tab}`);

test.setTimeout(300_000);

test('a question whose act fails stays, says why, and can be answered again', async ({
  browser,
  server: another,
}) => {
  const server = await startServer({ clockStart: MORNING, arguments: ['--demo'] });
  const met = new Map<string, string>();
  const walk = async (
    screens: readonly string[],
    signIn: (page: Page) => Promise<unknown>,
    baseURL = server.url,
  ): Promise<void> => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signIn(page);
    await pressAll(page, screens, met);
    await context.close();
  };
  try {
    const member = await signedIn(server, 'member');
    await member.post('/api/calendar-feed');
    const { locationId, spotId } = await nextReservation(member);
    await answered(member.put(`/api/locations/${locationId}/review`, { data: { rating: 4 } }));
    const chargers = await answered<{ id: string }[]>(member.get(`/api/locations/${locationId}/spots`));
    const other = chargers.findLast(({ id }) => id !== spotId)!;
    await answered(member.post(`/api/spots/${other.id}/reports`, { data: { kind: 'broken' } }));
    await storeRows(server, [CONNECTED, [MORNING]]);
    await walk(MEMBERS_SCREENS, async (page) => takeSession(page, await signedIn(server, 'member')));
    const administrator = await signedIn(server, 'administrator');
    const { id } = await (await administrator.get('/api/organization')).json();
    const made = `/api/organizations/${id}`;
    await answered(administrator.post(`${made}/invitations`, { data: { email: 'ines@example.com' } }));
    await answered(administrator.post(`${made}/displays`, { data: { locationId, name: 'Entrance' } }));
    await walk([...ADMINISTRATORS_SCREENS, `/organization?tab=locations&location=${locationId}`], (page) =>
      takeSession(page, administrator),
    );
    const operator = await makeOperator(server);
    const reply = { title: 'Thanks', message: 'We look into it.' };
    await answered(operator.calls.post('/api/developer/saved-replies', { data: reply }));
    const [amara] = await answered<{ id: string }[]>(operator.calls.get('/api/developer/administrators'));
    const status = { data: { status: 'suspended' } };
    await answered(operator.calls.post(`/api/developer/users/${amara!.id}/status`, status));
    await reportTicket(server, 'ines@example.com');
    await storeRows(server, [LONG_COMPLETED, []]);
    await walk(OPERATORS_SCREENS, operator.signIn);
    const own = await makeOrganization(another);
    await setUpPayment(own);
    const invitation = await (await makeOrganization(another)).invite(own.admin.email);
    const ticket = await reportTicket(another, newEmail('ines'));
    const links = [invitation, ticket, '/organization?tab=billing'];
    await walk(links, (page) => takeSession(page, own.admin.calls), another.url);
  } finally {
    await server.dispose();
  }
  expect(Object.fromEntries(met)).toEqual(QUESTIONS);
});

const WEB = join(import.meta.dirname, '../web/src');

test('every question in the sources is met, or it is known why not', async () => {
  const paths = (await readdir(WEB, { recursive: true })).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join(WEB, path), 'utf8')));
  const titles = new Set(texts.flatMap(titlesIn));
  const all = [...Object.keys(QUESTIONS), ...NO_CALL, ...Object.keys(ELSEWHERE)];
  const isKnown = (title: string): boolean => {
    const pattern = new RegExp(`^${title.replace('?', String.raw`\?`).replaceAll('…', '.+')}$`);
    return all.some((known) => pattern.test(known));
  };
  expect([...titles].filter((title) => !isKnown(title))).toEqual([]);
  const listed = [...NO_CALL, ...Object.keys(ELSEWHERE)];
  expect(listed.filter((title) => !titles.has(title))).toEqual([]);
});

/** The titles in a file with questions: those of `ConfirmDialog`, and what ends as one. `…` is what is filled in. */
function titlesIn(source: string): string[] {
  const TITLES =
    /(<ConfirmDialog\s(?:[^/]|\/(?!>))*?)?\btitle(?: =|=|:) ?([^;]*?)(?=\n\s*[\w/>]+[=:>]|;|\n\s*\/>)/g;
  if (!/ConfirmDialog|ComingQuestion|LeaveQuestion|questionOf/.test(source)) return [];
  return [...source.matchAll(TITLES)].flatMap(([, dialog, value = '']) =>
    [...value.matchAll(/(["'`])((?:(?!\1).)+)\1/g)]
      .map(([, , literal = '']) => literal.replaceAll(/\$\{[^}]*\}/g, '…'))
      .filter((title) => dialog !== undefined || title.endsWith('?')),
  );
}

/** Presses one button of each kind on each screen, and in whatever that opens, and answers the questions that come. */
async function pressAll(page: Page, screens: readonly string[], met: Map<string, string>): Promise<void> {
  let isCut = false;
  // The demo stays as it is, whatever is pressed: a proxy in between fails without a word.
  await page.route('**/api/**', (route) => {
    if (isCut) return route.abort();
    return changesSomething(route.request()) ? route.fulfill({ status: 502 }) : route.fallback();
  });
  const cut = async (isNow: boolean): Promise<void> => {
    isCut = isNow;
    await page.context().setOffline(isNow);
  };
  const quiet = quietOf(page);
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await expectSettled(page);
    await quiet();
  };
  const pressed = new Set<string>();
  for (const path of screens) {
    await open(path);
    const { pathname } = new URL(page.url());
    for (;;) {
      const question = page.getByRole('alertdialog');
      if (await question.isVisible()) await answer(page, question, met, cut);
      const layers = page.locator(LAYERS);
      const lying = await layers.count();
      // What is around the screens is the same on all.
      const root = lying ? layers.last() : page.locator(path === screens[0] ? 'body' : 'main');
      const found = await firstNew(root, path, pressed);
      if (found) {
        const isPressed = await found.button.click({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
        // What comes late lies over it, and is pressed first.
        if (!isPressed && (await page.locator(`${LAYERS}, [role=alertdialog]`).count()) > lying) continue;
        pressed.add(found.kind);
        if (!isPressed) await page.keyboard.press('Escape');
      } else if (lying) await page.keyboard.press('Escape');
      else break;
      await quiet();
      if (new URL(page.url()).pathname !== pathname) await open(path);
    }
  }
}

/** A quote does not, nor what the server asks about first. */
function changesSomething(sent: Request): boolean {
  const asksFirst =
    sent.method() === 'PATCH' && sent.url().includes('/api/spots/') && !sent.postDataJSON().confirm;
  return sent.method() !== 'GET' && !sent.url().endsWith('/quote') && !asksFirst;
}

/** What covers the screen, and is pressed before it. */
const LAYERS = ['dialog', 'menu', 'listbox'].map((role) => `[role=${role}]:visible`).join();

const PRESSABLE =
  'summary:visible, button:not(.btn-primary, .input, .dlg-close, [disabled], [aria-disabled=true], [aria-busy], [aria-pressed], [role], [data-safe]):visible';

/** The first button of a kind that was not pressed yet: rows of a list have the same buttons. */
async function firstNew(
  root: Locator,
  path: string,
  pressed: ReadonlySet<string>,
): Promise<{ button: Locator; kind: string } | null> {
  const buttons = root.locator(PRESSABLE);
  const kinds = await buttons.evaluateAll((all) =>
    all.map((one) => {
      const label = one.querySelector('.btn-label')?.cloneNode(true) as Element | undefined;
      label?.querySelectorAll('.vh').forEach((hidden) => hidden.remove());
      const [layer = ''] = (one.closest('[role=dialog]')?.querySelector('h2')?.textContent ?? '').split(' ');
      const words = label?.textContent ?? (one.className || one.parentElement!.className);
      return `${layer}: ${words.replaceAll(/\d+/g, '')}`;
    }),
  );
  const index = kinds.findIndex((kind) => !pressed.has(`${path} ${kind}`));
  return index < 0 ? null : { button: buttons.nth(index), kind: `${path} ${kinds[index]}` };
}

/** Answers the question without a network, and again when there is one; then all stays as it is. */
async function answer(
  page: Page,
  question: Locator,
  met: Map<string, string>,
  cut: (isNow: boolean) => Promise<void>,
): Promise<void> {
  const title = await question.getByRole('heading').innerText();
  const act = question.getByRole('button').last();
  if (NO_CALL.includes(title)) {
    await act.click();
    return expect(question, title).toHaveCount(0);
  }
  if (!met.has(title)) {
    const told = question.getByRole('alert');
    const withoutNetwork = told.filter({ hasText: 'This needs a connection' });
    await cut(true);
    await act.click();
    await expect(withoutNetwork, title).toBeVisible();
    await cut(false);
    await expect(act, title).toBeEnabled();
    await act.click();
    await expect(withoutNetwork, title).toHaveCount(0);
    await expect(told.first(), title).toBeVisible();
    await expect(act, title).not.toHaveAttribute('aria-busy');
    const [failure = '', reason = ''] = (await told.first().innerText()).split('\n');
    met.set(title, failure === 'Error' ? reason : failure);
  }
  await page.keyboard.press('Escape');
  await expect(question, title).toHaveCount(0);
}

/** Returns what waits until all that a press brings is loaded and drawn. */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  let loadsCode = false;
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/events') return;
    open.add(sent);
    begun += 1;
    loadsCode ||= sent.resourceType() === 'script';
  });
  page.on('requestfinished', (sent) => open.delete(sent));
  page.on('requestfailed', (sent) => open.delete(sent));
  const drawn = (): Promise<unknown> =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // React shows what it had to load 300 ms after the last of its kind.
  const shown = (): Promise<unknown> => page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  return async () => {
    // What is loaded may load more.
    for (let before = -1; before !== begun;) {
      before = begun;
      await drawn();
      await expect.poll(() => [...open].map((sent) => sent.url()), { intervals: [10] }).toEqual([]);
      if (loadsCode) await shown();
      loadsCode = false;
      await drawn();
    }
  };
}

type Reservation = { status: string; startsAt: string; locationId: string; spotId: string };

async function nextReservation(member: APIRequestContext): Promise<Reservation> {
  const { id } = await answered<{ id: string }>(member.get('/api/auth/user'));
  const own = await answered<Reservation[]>(member.get(`/api/users/${id}/reservations`));
  const coming = own.filter(({ status }) => status === 'confirmed');
  return coming.toSorted((one, another) => one.startsAt.localeCompare(another.startsAt))[0]!;
}

/** Reports without an account; returns the link in the mail. */
async function reportTicket(server: RunningServer, userEmail: string): Promise<string> {
  const anybody = await request.newContext({ baseURL: server.url });
  const data = {
    type: 'bug',
    category: 'other',
    subCategory: 'Other',
    description: 'It is dark.',
    userEmail,
  };
  await answered(anybody.post('/api/tickets', { data }));
  return linkInMailTo(server.dataDir, userEmail, '/ticket');
}

/** Gives everybody an account at Google. */
const CONNECTED = `
  INSERT INTO user_identities (provider, subject, user_id, email, created_at, last_used_at)
  SELECT 'google', id, id, email, $1, $1 FROM users`;

const LONG_COMPLETED = `UPDATE tickets SET completed_at = completed_at - interval '60 days'`;
