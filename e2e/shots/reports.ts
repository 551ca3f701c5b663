import { answer, fail, press, stall, steps, type Act, type Shot } from './shot.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const SUMMARY = {
  id: ID,
  number: 1042,
  type: 'bug',
  category: 'booking',
  subCategory: 'Cannot reserve',
  status: 'in_work',
  createdAt: '2026-06-09T13:40:00Z',
};
const STATUSES = ['pending', 'in_work', 'completed'] as const;
const MINE = STATUSES.map((status, at) => ({
  ...SUMMARY,
  id: `${ID.slice(0, -1)}${at + 1}`,
  number: 1042 - at,
  status,
  ...(at === 1 && { type: 'feature', category: 'sustainability', subCategory: 'Green charging hours' }),
}));
const TICKET = {
  ...SUMMARY,
  description:
    'When I press Reserve on my phone, nothing happens.\nThe button stays grey, also after I choose another charger.',
  imageUrl: 'https://images.example.com/button.png',
  context: {
    page: '/booking',
    browser: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)',
    version: '0.1.0',
    requestId: null,
  },
  completedAt: null,
  responses: [
    {
      id: ID,
      message: 'Thank you. Does it happen at other locations too?',
      isFromDeveloper: true,
      createdAt: '2026-06-09T15:02:00Z',
    },
    {
      id: `${ID.slice(0, -1)}2`,
      message: 'Only at the Harbor Garage.',
      isFromDeveloper: false,
      createdAt: '2026-06-09T15:30:00Z',
    },
  ],
  statusHistory: [
    { status: 'pending', changedAt: '2026-06-09T13:40:00Z' },
    { status: 'in_work', changedAt: '2026-06-09T15:02:00Z' },
  ],
};
const COMPLETED = {
  ...TICKET,
  status: 'completed',
  statusHistory: [...TICKET.statusHistory, { status: 'completed', changedAt: '2026-06-10T08:10:00Z' }],
};
const mine = answer('**/api/tickets/my**', MINE, 12);
const filled: Act = async (page) => {
  await page.getByLabel('Category', { exact: true }).selectOption('Booking');
  await page.getByLabel('Sub-category').selectOption('Cannot reserve');
  await page.getByLabel('Description').fill('When I press Reserve on my phone, nothing happens.');
};

/** /bug-report and /ticket. */
export const REPORTS: readonly Shot[] = [
  { name: 'report-type', who: 'member', path: '/bug-report', given: mine },
  { name: 'report-empty', who: 'member', path: '/bug-report', given: answer('**/api/tickets/my**', []) },
  { name: 'report-loading', who: 'member', path: '/bug-report', given: stall('**/api/tickets/my**') },
  { name: 'report-list-error', who: 'member', path: '/bug-report', given: fail('**/api/tickets/my**') },
  {
    name: 'report-form',
    who: 'member',
    path: '/bug-report?type=bug&from=/booking&request=01a2-77',
    given: mine,
    act: filled,
  },
  {
    name: 'report-invalid',
    who: 'nobody',
    path: '/bug-report?type=feature',
    act: press('Submit report'),
  },
  {
    name: 'report-sent',
    who: 'member',
    path: '/bug-report?type=bug',
    given: steps(mine, answer('**/api/tickets', { id: ID, number: 1042 })),
    act: steps(filled, press('Submit report'), async (page) =>
      page.getByRole('heading', { name: /Thank you/ }).waitFor(),
    ),
  },
  {
    name: 'report-ticket',
    who: 'member',
    path: `/bug-report?ticket=${ID}`,
    given: steps(mine, answer(`**/api/tickets/${ID}`, TICKET)),
    window: true,
  },
  {
    name: 'report-ticket-error',
    who: 'member',
    path: `/bug-report?ticket=${ID}`,
    given: steps(mine, fail(`**/api/tickets/${ID}`)),
    window: true,
  },
  {
    name: 'ticket-link',
    who: 'nobody',
    path: '/ticket#abc',
    given: answer('**/api/ticket-links/**', TICKET),
  },
  {
    name: 'ticket-completed',
    who: 'nobody',
    path: '/ticket#abc',
    given: answer('**/api/ticket-links/**', COMPLETED),
  },
  {
    name: 'ticket-revoke',
    who: 'nobody',
    path: '/ticket#abc',
    given: answer('**/api/ticket-links/**', TICKET),
    act: press('Revoke this link'),
    window: true,
  },
  { name: 'ticket-invalid', who: 'nobody', path: '/ticket' },
];
