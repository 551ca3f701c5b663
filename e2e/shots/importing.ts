import { invitation } from './fixtures.ts';
import { press, stall, steps, type Act, type Shot } from './shot.ts';

const LONG = 'rosalind.achterberg-montgomery.facilities@northern-instruments.example.com';
/** Two rows of each kind, and a column that nobody needs. */
const FILE = [
  'Email;Name;Role',
  'ada.brandt@example.com;Ada;admin',
  'noah.eriksen@example.com;Noah;',
  `${LONG};Rosalind;`,
  'priya.castellan@example.com;Priya;',
  'lena;Lena;',
  'ben.okafor@example.com;Ben;member',
  'ada.brandt@example.com;Ada;',
].join('\r\n');

const choose: Act = async (page) => {
  await page.getByRole('link', { name: 'Import from a file' }).click();
  await page.getByLabel('CSV file').waitFor();
};
const give =
  (text: string): Act =>
  async (page) => {
    const buffer = Buffer.from(text);
    await page.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  };
const read: Act = steps(choose, give(FILE), async (page) => page.getByText(/can be invited\./).waitFor());

const answer: Act = async (page) => page.getByRole('radio', { name: /^An administrator/ }).check();

/** Invites everybody but one. */
const invite: Act = async (page) => {
  const message = 'Your plan includes 50 members, counting pending invitations.';
  const refusal = { code: 'member_limit', message };
  await page.route('**/invitations/batch', (route) => {
    const { emails } = route.request().postDataJSON() as { emails: string[] };
    const results = emails.map((email) =>
      email.startsWith('noah')
        ? { email, invitation: null, refusal }
        : { email, invitation: invitation(email, '2026-06-17'), refusal: null },
    );
    return route.fulfill({ json: { results } });
  });
  await press(/^Invite \d/)(page);
  await page.getByText(/sent\./).waitFor();
};

const importing = (name: string, act: Act): Shot => ({
  name: `organization-import${name}`,
  who: 'administrator',
  path: '/organization?tab=invites',
  window: true,
  act,
});

/** Members from a file. */
export const IMPORTING: readonly Shot[] = [
  importing('', choose),
  importing('-empty', steps(choose, give(''))),
  importing('-preview', read),
  importing('-sending', steps(read, answer, stall('**/invitations/batch'), press(/^Invite \d/))),
  importing('-results', steps(read, answer, invite)),
  importing('-discard', steps(read, answer, invite, press('Start over'))),
];
