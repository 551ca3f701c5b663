// The screens that `npm run walk` looks at, by who reads them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from './steps.mjs';

const PASSWORD = 'plug-in-and-go';

/** Those of the sample organization. */
const ACCOUNTS = { member: 'priya.castellan@example.com', administrator: 'amara.lindqvist@example.com' };

const tabs = (path, ...names) => names.map((name) => `${path}?tab=${name}`);

/** `links` are the addresses of `makeLinks`. */
export const screensOf = (links) => ({
  visitor: [
    '/',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/registration',
    '/complete-registration',
    '/terms',
    '/organization/create',
    '/invitation',
    links.invitation,
    `${links.invitation}&view=join`,
    '/offer',
    '/c',
    '/display',
    links.display,
    '/unsubscribe',
    '/confirm-email',
    '/bug-report',
    '/ticket',
    links.ticket,
    '/developer-portal',
    '/init-admin',
    '/mercedes-sample',
    '/mercedes-status',
    '/mercedes-calendar',
    '/mercedes-availability',
  ],
  member: [
    '/dashboard',
    '/dashboard?eco',
    '/dashboard?profile',
    '/booking',
    '/availability',
    '/line',
    '/offer',
    `/c?spot=${links.spot}`,
    `/c?spot=${links.spot}&report`,
    '/account',
    ...tabs('/notifications', 'notifications', 'choices'),
    '/billing',
    '/bug-report',
    '/organization/create',
  ],
  administrator: [
    '/dashboard',
    '/line',
    '/notifications',
    ...tabs('/admin', 'users', 'locations', 'reservations', 'settings'),
    '/report',
    ...tabs('/organization', 'members', 'invites', 'locations', 'billing', 'settings'),
    '/organization?tab=invites&view=import',
    '/organization?tab=settings&view=privacy',
    '/organization?tab=settings&view=changes',
    '/payment-setup',
    '/payment-confirmation',
    '/billing',
  ],
  operator: tabs('/developer-portal', 'tickets', 'administrators', 'health', 'log'),
});

/** The screens of the product that nobody walks through. */
export function forgottenScreens(screens) {
  const source = readFileSync(join(root, 'contract/src/screen-paths.ts'), 'utf8');
  const [, all] = /SCREEN_PATHS = \{([\s\S]*?)\n\}/.exec(source);
  const walked = Object.values(screens)
    .flat()
    .map((address) => address.split(/[?#]/, 1)[0]);
  return [...all.matchAll(/: '(\/.*)'/g)].map(([, path]) => path).filter((path) => !walked.includes(path));
}

/** Signs a browser in; `output` is what the demo has printed. */
export function signIn(calls, who, output) {
  if (who !== 'operator')
    return answer(calls.post('/api/auth/login', { data: { email: ACCOUNTS[who], password: PASSWORD } }));
  const codes = output.match(/^ +\w{4}(?:-\w{4}){6}$/gm);
  // Each of the recovery codes is good for one browser.
  const code = codes[operators++].trim();
  return answer(
    calls.post('/api/developer/login', { data: { username: 'admin', password: PASSWORD, code } }),
  );
}
let operators = 0;

/** Makes what has an address of its own; `mails` is the folder of the demo's mails. */
export async function makeLinks(calls, mails, language) {
  // Whoever has no account gets the link to a report by mail.
  await answer(calls.post('/api/tickets', { data: REPORT }));
  await signIn(calls, 'administrator');
  const { id } = await answer(calls.get('/api/organization'));
  const [place] = await answer(calls.get(`/api/organizations/${id}/locations`));
  const [spot] = await answer(calls.get(`/api/locations/${place.id}/spots`));
  await answer(calls.post(`/api/organizations/${id}/invitations`, { data: { email: INVITED } }));
  const wall = { locationId: place.id, name: 'Lobby', showNames: true, languages: [language] };
  const { url } = await answer(calls.post(`/api/organizations/${id}/displays`, { data: wall }));
  return {
    spot: spot.id,
    display: url.slice(new URL(url).origin.length),
    invitation: await linkInMail(mails, '/invitation'),
    ticket: await linkInMail(mails, '/ticket'),
  };
}

const INVITED = 'wanda.solberg@example.com';
const REPORT = {
  type: 'bug',
  category: 'booking',
  subCategory: 'Cannot reserve',
  description: '4711 – 0815 – 4711 – 0815',
  userEmail: INVITED,
};

async function linkInMail(folder, path) {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const file of readdirSync(folder)) {
      const mail = readFileSync(join(folder, file), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));
      const links = (mail.match(/https?:\/\/[^\s"<>]+/g) ?? []).map((link) => new URL(link));
      const link = links.find(({ pathname }) => pathname === path);
      if (link) return link.href.slice(link.origin.length);
    }
    await setTimeout(100);
  }
  throw new Error(`no mail has a link to ${path}`);
}

export async function answer(call) {
  const response = await call;
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return response.json();
}
