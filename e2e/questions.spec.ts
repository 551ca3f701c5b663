// Every question before an act, and what it says when the act fails.
import { filesOf, readSet } from '../scripts/lib/message-files.mjs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request, type APIRequestContext, type Locator, type Page, type Request } from '@playwright/test';
import { signedIn, takeSession } from './support/demo.ts';
import { linkInMailTo } from './support/mail.ts';
import { makeOperator } from './support/operator.ts';
import { setUpPayment } from './support/payment.ts';
import { answer as answered, makeOrganization, newEmail } from './support/people.ts';
import { picture } from './support/picture.ts';
import { storeRows } from './support/rows.ts';
import { startServer, type RunningServer } from './support/server.ts';
import { expect, MORNING, test } from './support/test.ts';

/** Addresses that are known once their subjects are made. */
const [CHARGERS, INVITATION, TICKET] = ['the chargers', 'the invitation', 'the ticket'];

type Way = {
  on: string;
  /** The buttons that lead to the question, one after another. */
  by: readonly (string | RegExp)[];
  /** The buttons in the dialog that the last of them opens. */
  inDialog?: readonly string[];
  /** What it says if its act fails without a reason of the server's. */
  failure: string;
};
type Questions = Readonly<Record<string, Way>>;

const OF_MEMBERS = {
  'Cancel this reservation?': {
    on: '/dashboard',
    by: ['Cancel reservation'],
    failure: 'Failed to cancel reservation.',
  },
  'Delete your review?': {
    on: '/dashboard',
    by: [/^Reviews of Harbor Street Offices/],
    inDialog: ['Delete'],
    failure: 'Your review could not be deleted.',
  },
  'Disconnect Google?': { on: '/account', by: ['Disconnect Google'], failure: 'Failed to disconnect.' },
  'Sign out all others?': { on: '/account', by: ['Sign out all others'], failure: 'Failed to sign out.' },
  'Sign out Unknown browser?': {
    on: '/account',
    by: [/^Sign Out Unknown browser/],
    failure: 'Failed to sign out.',
  },
  'Create a new calendar link?': {
    on: '/account',
    by: ['New link'],
    failure: 'Failed to make an address for your calendar.',
  },
  'Revoke the calendar link?': {
    on: '/account',
    by: ['Revoke the calendar link'],
    failure: 'Failed to revoke the address of your calendar.',
  },
  'Leave the line?': { on: '/line', by: [/^Leave/], failure: 'You have not left the line' },
} satisfies Questions;

const OF_ADMINISTRATORS = {
  'Approve 3 people?': {
    on: '/organization?tab=members',
    by: ['Approve all 3'],
    failure: 'Failed to save your decisions.',
  },
  'Reject Bram Verhoeven?': {
    on: '/organization?tab=members',
    by: ['Reject Bram Verhoeven'],
    failure: 'Failed to reject user.',
  },
  'Revoke this invitation?': {
    on: '/organization?tab=invites',
    by: ['Revoke the invitation of ines@example.com'],
    failure: 'Failed to revoke invitation',
  },
  'Delete Canal Wharf Garage?': {
    on: '/organization?tab=locations',
    by: ['Delete Canal Wharf Garage'],
    failure: 'Failed to delete location',
  },
  'Revoke the link of Entrance?': {
    on: '/organization?tab=locations',
    by: ['Revoke the link of Entrance'],
    failure: 'The link still works',
  },
  'Cancel Subscription': {
    on: '/organization?tab=billing',
    by: ['Cancel Subscription'],
    failure: 'Failed to cancel subscription',
  },
  'Cancel the add-on of 10 members?': {
    on: '/organization?tab=billing',
    by: ['Cancel 10 members'],
    failure: 'Failed to cancel add-on',
  },
  'Revoke the codes of all chargers at Harbor Street Offices?': {
    on: CHARGERS,
    by: ['Print codes'],
    inDialog: ['Revoke old codes'],
    failure: 'The codes are still valid',
  },
  'Put charger 24 in maintenance?': {
    on: CHARGERS,
    by: [/^Put in maintenance ?: charger 24/],
    failure: 'Failed to update charger',
  },
  'Was charger 24 never broken?': {
    on: CHARGERS,
    by: [/^False report ?: charger 24/],
    failure: 'The report was not closed',
  },
  'End the closure for a new cable now?': {
    on: CHARGERS,
    by: [/^End now ?: a new cable/],
    failure: 'The closure was not ended',
  },
  'Take back the closure for an event?': {
    on: CHARGERS,
    by: [/^Take back ?: an event/],
    failure: 'The closure was not ended',
  },
} satisfies Questions;

const OF_OPERATORS = {
  'Log out here?': {
    on: '/developer-portal?tab=tickets',
    by: ['Logout'],
    failure: 'You are still signed in',
  },
  'Archive 1 old ticket?': {
    on: '/developer-portal?tab=tickets',
    by: ['Archive Old'],
    failure: 'Failed to archive tickets',
  },
  'Delete ticket #1005?': {
    on: '/developer-portal?tab=tickets',
    by: [/^#1005/, 'Delete'],
    failure: 'Failed to delete ticket',
  },
  'Delete the reply “Thanks”?': {
    on: '/developer-portal?tab=tickets',
    by: [/^#1005/, 'Manage replies'],
    inDialog: ['Delete Thanks'],
    failure: 'Failed to delete the reply',
  },
  'Revoke the link to this ticket?': {
    on: '/developer-portal?tab=tickets',
    by: [/^#1005/, /^Reporter’s facts/, 'Revoke link'],
    failure: 'Failed to revoke the link',
  },
  'Reactivate Account Amara Lindqvist?': {
    on: '/developer-portal?tab=administrators',
    by: ['Amara Lindqvist'],
    inDialog: ['Reactivate Account'],
    failure: 'Failed to update user status',
  },
  'Reinstate Amara Lindqvist?': {
    on: '/developer-portal?tab=administrators',
    by: ['Reinstate Amara Lindqvist'],
    failure: 'Failed to update user status',
  },
  'Pause Imogen Hartfield?': {
    on: '/developer-portal?tab=administrators',
    by: ['Pause Imogen Hartfield'],
    failure: 'Failed to update user status',
  },
} satisfies Questions;

const OF_PAYERS = {
  'Decline the invitation to Harbor House?': {
    on: INVITATION,
    by: ['Decline'],
    failure: 'Failed to decline invitation',
  },
  'Revoke this link?': { on: TICKET, by: ['Revoke this link'], failure: 'Failed to revoke the link' },
  'Remove card?': { on: '/organization?tab=billing', by: ['Remove card'], failure: 'Failed to remove card' },
} satisfies Questions;

/** They ask whether to leave what was not saved: no call can fail. */
const NO_CALL = [
  'Discard the rows that were not sent?',
  'Discard this location?',
  'Discard your changes?',
  'Leave without saving?',
  'Leave without sending?',
];

const BY_CHOICE = 'it comes after something was chosen or entered; the journeys of its screen ask it';
const OF_SEVERAL = 'it is asked here about one';

/** What is not asked here, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Archive … old tickets?': OF_SEVERAL,
  'Change charger …?': BY_CHOICE,
  'Change the opening hours of …?': BY_CHOICE,
  'Change …?': BY_CHOICE,
  'Give up your administrator role?': BY_CHOICE,
  'Keep … of … chargers?': BY_CHOICE,
  'Revoke the codes of … chargers?': BY_CHOICE,
  'Reject … people?': OF_SEVERAL,
  'Release charger …?': 'without an answer the press is kept, and asked about again',
  'Sign out here?': 'without a proper answer the page of the server’s own signs out',
  'Suspend yourself?': BY_CHOICE,
  'Suspend …?': BY_CHOICE,
};

test('a question whose act fails stays, says why, and can be answered again', async ({
  browser,
  server: another,
}) => {
  test.slow();
  const server = await startServer({ clockStart: MORNING, arguments: ['demo'] });
  const ask = async (
    questions: Questions,
    signIn: (page: Page) => Promise<unknown>,
    { baseURL = server.url, addresses = {} }: Asked = {},
  ): Promise<void> => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signIn(page);
    const cut = await failWhatChanges(page);
    let shown = '';
    for (const [title, way] of Object.entries(questions)) {
      if (shown !== way.on) await page.goto(addresses[way.on] ?? way.on);
      shown = way.on;
      for (const name of way.by) await button(page, name).click();
      for (const name of way.inDialog ?? []) await button(page.getByRole('dialog').last(), name).click();
      await expectQuestionToStay(page, title, way.failure, cut);
      if (way.inDialog) await page.keyboard.press('Escape');
    }
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
    await ask(OF_MEMBERS, async (page) => takeSession(page, await signedIn(server, 'member')));
    const administrator = await signedIn(server, 'administrator');
    const { id } = await (await administrator.get('/api/organization')).json();
    const made = `/api/organizations/${id}`;
    await answered(administrator.post(`${made}/invitations`, { data: { email: 'ines@example.com' } }));
    await answered(administrator.post(`${made}/displays`, { data: { locationId, name: 'Entrance' } }));
    const event = { from: '2026-12-30T00:00', to: '2026-12-31T00:00', allDay: true, reason: 'an event' };
    await answered(administrator.post(`/api/locations/${locationId}/closures`, { data: event }));
    const addresses = { [CHARGERS]: `/organization?tab=locations&location=${locationId}` };
    await ask(OF_ADMINISTRATORS, (page) => takeSession(page, administrator), { addresses });
    const operator = await makeOperator(server);
    const reply = { title: 'Thanks', message: 'We look into it.' };
    await answered(operator.calls.post('/api/developer/saved-replies', { data: reply }));
    const [amara] = await answered<{ id: string }[]>(operator.calls.get('/api/developer/administrators'));
    const status = { data: { status: 'suspended' } };
    await answered(operator.calls.post(`/api/developer/users/${amara!.id}/status`, status));
    await reportTicket(server, 'ines@example.com');
    await storeRows(server, [LONG_COMPLETED, []]);
    await ask(OF_OPERATORS, operator.signIn);
    const own = await makeOrganization(another);
    await setUpPayment(own);
    const links = {
      [INVITATION]: await (await makeOrganization(another)).invite(own.admin.email),
      [TICKET]: await reportTicket(another, newEmail('ines')),
    };
    const there = { baseURL: another.url, addresses: links };
    await ask(OF_PAYERS, (page) => takeSession(page, own.admin.calls), there);
  } finally {
    await server.dispose();
  }
});

/** The server that is asked, and the addresses that the questions' ways leave open. */
type Asked = { baseURL?: string; addresses?: Readonly<Record<string, string>> };

const WEB = join(import.meta.dirname, '../web/src');
const ASKED = [OF_MEMBERS, OF_ADMINISTRATORS, OF_OPERATORS, OF_PAYERS].flatMap(Object.keys);

test('every question in the sources is asked here, or it is known why not', async () => {
  const paths = (await readdir(WEB, { recursive: true })).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join(WEB, path), 'utf8')));
  // One that depends on a number is asked once.
  const asked = texts.flatMap(titlesIn);
  const titles = new Set(asked.flat());
  const all = [...ASKED, ...NO_CALL, ...Object.keys(ELSEWHERE)];
  const isKnown = (title: string): boolean => {
    const pattern = new RegExp(`^${title.replace('?', String.raw`\?`).replaceAll('…', '.+')}$`);
    return all.some((known) => pattern.test(known));
  };
  expect(asked.filter((forms) => !forms.some(isKnown))).toEqual([]);
  const listed = [...NO_CALL, ...Object.keys(ELSEWHERE)];
  expect(listed.filter((title) => !titles.has(title))).toEqual([]);
});

/** The titles in a file with questions: those of `ConfirmDialog`, and what ends as one. `…` is what is filled in. */
function titlesIn(source: string): string[][] {
  const TITLES =
    /(<ConfirmDialog\s(?:[^/]|\/(?!>))*?)?\btitle(?: =|=|:) ?([^;]*?)(?=\n\s*[\w/>]+[=:>]|;|\n\s*\/>)/g;
  if (!/ConfirmDialog|ComingQuestion|LeaveQuestion|questionOf/.test(source)) return [];
  return [...source.matchAll(TITLES)].flatMap(([, dialog, value = '']) =>
    [...value.matchAll(/\bm\s*\.(\w+)\s*\.(\w+)/g)]
      .map(([, set, key]) => formsOf(`${set}.${key}`))
      .filter(([title]) => dialog !== undefined || title?.endsWith('?')),
  );
}

const MESSAGES = filesOf('en').flatMap((file) => readSet('en', file).messages);

/** What a message says, in each of its forms; of a record, in each of its messages. */
const formsOf = (id: string): string[] =>
  MESSAGES.filter((message) => message.id === id || message.id.startsWith(`${id}.`))
    .flatMap(({ forms, text }) => (forms ? Object.values(forms) : [text]))
    .map(inShort);

const inShort = (text: string): string => text.replaceAll(/\{\w+\}|#/g, '…').replaceAll(/<\/?\w+>/g, '');

/** The first one: rows of a list have the same buttons. */
const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within
    .getByRole('button', { name, exact: true })
    .or(within.locator('summary', { hasText: name }))
    .first();

/**
 * Lets whatever would change something fail without a word, as a proxy in between does. Returns what cuts the page off
 * from the network, and connects it again.
 */
async function failWhatChanges(page: Page): Promise<(isNow: boolean) => Promise<void>> {
  let isCut = false;
  await page.route('**/api/**', (route) => {
    if (isCut) return route.abort();
    return changesSomething(route.request()) ? route.fulfill({ status: 502 }) : route.fallback();
  });
  return async (isNow) => {
    isCut = isNow;
    await page.context().setOffline(isNow);
  };
}

/** A quote does not, nor what the server asks about first. */
function changesSomething(sent: Request): boolean {
  const asksFirst =
    sent.method() === 'PATCH' && sent.url().includes('/api/spots/') && !sent.postDataJSON().confirm;
  return sent.method() !== 'GET' && !sent.url().endsWith('/quote') && !asksFirst;
}

/** Answers the question without a network, and again when there is one; then all stays as it is. */
async function expectQuestionToStay(
  page: Page,
  title: string,
  failure: string,
  cut: (isNow: boolean) => Promise<void>,
): Promise<void> {
  const question = page.getByRole('alertdialog', { name: title });
  const act = question.getByRole('button').last();
  const told = question.getByRole('alert');
  const withoutNetwork = told.filter({ hasText: 'This needs a connection' });
  // It may have to ask first what its act would end.
  await expect(act, title).toBeEnabled();
  await cut(true);
  await act.click();
  await expect(withoutNetwork, title).toBeVisible();
  await cut(false);
  await expect(act, title).toBeEnabled();
  await act.click();
  await expect(withoutNetwork, title).toHaveCount(0);
  await expect(told.first(), title).toContainText(failure);
  await picture(page);
  await expect(act, title).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(question, title).toHaveCount(0);
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
