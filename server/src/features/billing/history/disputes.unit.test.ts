import { describe, expect, test } from 'vitest';
import type { ProviderDispute, ProviderInvoice } from '../../../platform/payments/payments.ts';
import { newsOfDisputes, recordDisputes, shownDispute, takenBackOf } from './disputes.ts';
import type { StoredDispute } from '../tables.ts';

const day = (date: number) => new Date(Date.UTC(2027, 0, date));
const NOW = day(20);
const TOLD = { what: 'Basic plan, monthly', nextOn: '2027-02-04' };

const invoice = (more: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
  id: 'in_1',
  reason: 'cycle',
  state: 'paid',
  lines: [],
  amountCents: 1_000,
  refundedCents: 0,
  currency: 'usd',
  createdAt: day(4),
  dueAt: null,
  paidAt: day(4),
  attempts: 1,
  nextAttemptAt: null,
  failure: null,
  paymentIntentId: 'pi_1',
  ...more,
});
const dispute = (state: ProviderDispute['state'], more: Partial<ProviderDispute> = {}): ProviderDispute => ({
  id: 'du_1',
  state,
  amountCents: 1_000,
  openedAt: day(10),
  respondBy: null,
  ...more,
});
const known = (state: ProviderDispute['state'], more: Partial<StoredDispute> = {}): StoredDispute => ({
  id: 'du_1',
  state,
  amountCents: 1_000,
  respondBy: null,
  lostAt: state === 'lost' ? day(15).toISOString() : null,
  ...more,
});
/** A reading that finds `read` where `before` was known, with further invoices of the organization. */
function readingOf(read: ProviderDispute, before: StoredDispute[], others: ProviderInvoice[] = []) {
  const all = [invoice({ disputes: [read] }), ...others];
  const disputes = recordDisputes(all[0]!, before, NOW);
  const news = newsOfDisputes(disputes, before, { ...TOLD, invoices: all });
  return { disputes, news: news.map(({ about }) => about), takenBack: takenBackOf(all, disputes) };
}

const NOTHING = { cents: 0, since: null };

describe('a reading finds a dispute', () => {
  test.each<[string, ProviderDispute, StoredDispute[], string[], { cents: number; since: Date | null }]>([
    ['begun', dispute('open'), [], ['disputed'], NOTHING],
    ['as it was', dispute('open'), [known('open')], [], NOTHING],
    ['as a question of the bank', dispute('inquiry'), [], [], NOTHING],
    ['that was a question', dispute('open'), [known('inquiry')], ['disputed'], NOTHING],
    ['that came to nothing', dispute('closed'), [known('inquiry')], [], NOTHING],
    ['won', dispute('won'), [known('open')], ['dispute_won'], NOTHING],
    ['won, of which nobody was told', dispute('won'), [], [], NOTHING],
    ['lost', dispute('lost'), [known('open')], ['dispute_lost'], { cents: 1_000, since: NOW }],
    // Lost at some time since it was opened, and for all we know at once.
    ['lost already', dispute('lost'), [], ['dispute_lost'], { cents: 1_000, since: day(10) }],
    ['lost as before', dispute('lost'), [known('lost')], [], { cents: 1_000, since: day(15) }],
    ['appealed against', dispute('open'), [known('lost')], [], NOTHING],
    ['won in the end', dispute('won'), [known('lost')], ['dispute_won'], NOTHING],
    [
      'about a part of the payment',
      dispute('lost', { amountCents: 300 }),
      [known('open')],
      ['dispute_lost'],
      { cents: 300, since: NOW },
    ],
  ])('%s', (_name, read, before, news, takenBack) => {
    expect(readingOf(read, before)).toMatchObject({ news, takenBack });
  });

  test('lost long ago, with later months paid: nobody is told, and nothing counts as taken back', () => {
    const later = invoice({ id: 'in_2', createdAt: day(18), paidAt: day(18) });
    expect(readingOf(dispute('lost'), [], [later])).toMatchObject({ news: [], takenBack: NOTHING });
  });
});

describe('what was taken back counts', () => {
  test.each<[string, Partial<ProviderInvoice>, number]>([
    ['until a later month is paid', { paidAt: day(16) }, 0],
    ['beside one that was paid before', { paidAt: day(14) }, 1_000],
    ['beside a change that was paid, such as one more member', { reason: 'change', paidAt: day(16) }, 1_000],
    ['beside one that cost nothing', { amountCents: 0, paidAt: day(16) }, 1_000],
    ['beside one that is open', { state: 'open', paidAt: null }, 1_000],
    ['until a new subscription is paid', { reason: 'start', paidAt: day(16) }, 0],
  ])('%s', (_name, later, cents) => {
    const invoices = [invoice(), invoice({ id: 'in_2', ...later })];
    expect(takenBackOf(invoices, [known('lost')]).cents).toBe(cents);
  });

  test('for all disputes that were lost since, from the first of them on', () => {
    const second = known('lost', { id: 'du_2', amountCents: 250, lostAt: day(17).toISOString() });
    const won = known('won', { id: 'du_3' });
    expect(takenBackOf([invoice()], [second, known('lost'), won])).toEqual({ cents: 1_250, since: day(15) });
  });
});

test.each<[string, StoredDispute[], object | null]>([
  ['no dispute', [], null],
  ['questions of the bank and what came to nothing', [known('inquiry'), known('closed')], null],
  [
    'the open one beside decided ones',
    [known('won'), known('open', { amountCents: 300 })],
    { state: 'open', amountCents: 300 },
  ],
  [
    'both lost ones together',
    [known('lost'), known('won'), known('lost', { amountCents: 300 })],
    { state: 'lost', amountCents: 1_300 },
  ],
  ['the won one', [known('won')], { state: 'won', amountCents: 1_000 }],
])('the payment history shows %s', (_name, disputes, shown) => {
  expect(shownDispute(disputes)).toEqual(shown);
});
