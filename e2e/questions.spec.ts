// Every question before an act, found by pressing whatever the demo's screens offer.
import { request, type APIRequestContext, type Locator, type Page, type Request } from '@playwright/test';
import { makeOperator } from './support/operator.ts';
import { answer as answered, makeOrganization } from './support/people.ts';
import { expectSettled } from './support/screen.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, test } from './support/test.ts';

/** What each says if its act fails without a reason of the server's. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'Approve 3 people?': 'Failed to save your decisions.',
  'Cancel Subscription': 'Failed to cancel subscription',
  'Cancel the add-on of 10 members?': 'Failed to cancel add-on',
  'Cancel this reservation?': 'Failed to cancel reservation.',
  'Create a new calendar link?': 'Failed to make an address for your calendar.',
  'Decline the invitation to Harbor House?': 'Failed to decline invitation',
  'Delete Canal Wharf Garage?': 'Failed to delete location',
  'Delete the reply “Thanks”?': 'Failed to delete the reply',
  'Delete ticket #1004?': 'Failed to delete ticket',
  'Leave the line?': 'You have not left the line',
  'Log out here?': 'You are still signed in',
  'Pause Imogen Hartfield?': 'Failed to update user status',
  'Reactivate Account Amara Lindqvist?': 'Failed to update user status',
  'Reinstate Amara Lindqvist?': 'Failed to update user status',
  'Reject Bram Verhoeven?': 'Failed to reject user.',
  'Revoke the calendar link?': 'Failed to revoke the address of your calendar.',
  'Revoke the link of Entrance?': 'The link still works',
  'Revoke this invitation?': 'Failed to revoke invitation',
  'Sign out Unknown browser?': 'Failed to sign out.',
  'Sign out all others?': 'Failed to sign out.',
};

const MEMBERS_SCREENS = ['/dashboard', '/account'];
const ADMINISTRATORS_SCREENS = ['members', 'invites', 'locations', 'billing'].map(
  (tab) => `/organization?tab=${tab}`,
);
const OPERATORS_SCREENS = ['tickets', 'administrators'].map((tab) => `/developer-portal?tab=${tab}`);

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
    await walk(MEMBERS_SCREENS, async (page) => takeSession(page, await signedIn(server, 'member')));
    const administrator = await signedIn(server, 'administrator');
    const { id } = await (await administrator.get('/api/organization')).json();
    const made = `/api/organizations/${id}`;
    await answered(administrator.post(`${made}/invitations`, { data: { email: 'ines@example.com' } }));
    const [place] = await answered<{ id: string }[]>(administrator.get(`${made}/locations`));
    await answered(
      administrator.post(`${made}/displays`, { data: { locationId: place!.id, name: 'Entrance' } }),
    );
    await walk(ADMINISTRATORS_SCREENS, (page) => takeSession(page, administrator));
    const operator = await makeOperator(server);
    const reply = { title: 'Thanks', message: 'We look into it.' };
    await answered(operator.calls.post('/api/developer/saved-replies', { data: reply }));
    const [amara] = await answered<{ id: string }[]>(operator.calls.get('/api/developer/administrators'));
    const status = { data: { status: 'suspended' } };
    await answered(operator.calls.post(`/api/developer/users/${amara!.id}/status`, status));
    await walk(OPERATORS_SCREENS, operator.signIn);
    const organization = await makeOrganization(another);
    const invited = await (await makeOrganization(another)).addMember('Mira', 'Okafor');
    const link = await organization.invite(invited.email);
    await walk([link], (page) => takeSession(page, invited.calls), another.url);
  } finally {
    await server.dispose();
  }
  expect(Object.fromEntries(met)).toEqual(QUESTIONS);
});

/** Presses one button of each kind on each screen, and in whatever that opens, and answers the questions that come. */
async function pressAll(page: Page, screens: readonly string[], met: Map<string, string>): Promise<void> {
  let isCut = false;
  // The demo stays as it is, whatever is pressed: a proxy in between fails without a word.
  await page.route('**/api/**', (route) => {
    if (isCut) return route.abort();
    const changes = route.request().method() !== 'GET' && !route.request().url().endsWith('/quote');
    return changes ? route.fulfill({ status: 502 }) : route.fallback();
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

/** What covers the screen, and is pressed before it. */
const LAYERS = ['dialog', 'menu', 'listbox'].map((role) => `[role=${role}]:visible`).join();

const PRESSABLE =
  'button:not(.btn-primary, .input, .dlg-close, [disabled], [aria-disabled=true], [aria-busy], [aria-pressed], [role], [data-safe]):visible';

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
  if (!met.has(title)) {
    const act = question.getByRole('button').last();
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

async function signedIn(server: RunningServer, who: string): Promise<APIRequestContext> {
  // The accounts are printed after the address.
  await expect.poll(() => server.output()).toContain('Nothing is kept');
  const wordAfter = (words: string): string | undefined =>
    new RegExp(`${words}\\s+(\\S+)`).exec(server.output())?.[1];
  const calls = await request.newContext({ baseURL: server.url });
  const data = { email: wordAfter(who), password: wordAfter('password') };
  expect((await calls.post('/api/auth/login', { data })).ok()).toBe(true);
  return calls;
}

const takeSession = async (page: Page, calls: APIRequestContext): Promise<void> =>
  page.context().addCookies((await calls.storageState()).cookies);
