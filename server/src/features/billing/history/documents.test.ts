import {
  exportBillingHistory,
  getBilling,
  getBillingDocument,
  listAuditLog,
  listBillingHistory,
  updateBillingDetails,
} from '@chargerota/contract';
import {
  addOnTerms,
  fullLine,
  PLAN_REF,
  planTerms,
  totalOf,
  type BillingLine,
  type DocumentKind,
} from '@chargerota/domain';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeAddOn } from '../../../../testing/make-add-on.ts';
import { makeLocation } from '../../../../testing/make-location.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { tenantScope } from '../../../platform/http/scopes.ts';
import type { Payments, ProviderInvoice } from '../../../platform/payments/payments.ts';
import { SESSION_COOKIE } from '../../../platform/sessions/session-cookie.ts';
import { issueDocuments } from './documents.ts';
import { billingDocuments, billingHistory } from '../tables.ts';

let bench: TestApp;
let organization: TestOrganization;
let customerId: string;
/** What the provider was told of its customers: the arguments of each call. */
let told: unknown[][];
beforeAll(async () => {
  const payments = {
    provider: 'stripe' as const,
    publishableKey: null,
    updateCustomer: async (...args: unknown[]) => void told.push(args),
  } as Partial<Payments> as Payments;
  bench = await buildTestApp({
    connections: 24,
    payments: () => payments,
    config: {
      OPERATOR_NAME: 'Rota Works',
      OPERATOR_ADDRESS: '1 Mill Lane\nBristol',
      OPERATOR_TAX_NUMBER: 'GB 12',
    },
  });
});
afterAll(() => bench.close());
beforeEach(async () => {
  told = [];
  bench.clock.set(TEST_NOW);
  organization = await makeOrganization(
    bench,
    {},
    { billingEmail: 'office@example.org', paymentCustomerId: (customerId = `cus_${crypto.randomUUID()}`) },
  );
});

const NOW = new Date(TEST_NOW);
const MONTH = { startsAt: NOW, endsAt: new Date('2026-12-20T15:00:00Z') };
const PLAN_LINE = fullLine(PLAN_REF, planTerms('premium'), MONTH);

function invoiceOf(id: string, more: Partial<ProviderInvoice> = {}): ProviderInvoice {
  const lines = more.lines ?? [PLAN_LINE];
  const paid = { state: 'paid' as const, paidAt: NOW };
  return {
    id,
    reason: 'cycle',
    ...paid,
    lines,
    amountCents: totalOf(lines),
    refundedCents: 0,
    currency: 'usd',
    createdAt: NOW,
    dueAt: null,
    attempts: 1,
    nextAttemptAt: null,
    failure: null,
    paymentIntentId: null,
    ...more,
  };
}
const OPEN = { state: 'open' as const, paidAt: null };

const issue = (invoices: ProviderInvoice[], { id } = organization) =>
  inTransaction(bench.database, (tx) => issueDocuments(tx, tenantScope(id), invoices, bench.deps));

const issued = async (kind: DocumentKind) =>
  (
    await bench.database.drizzle
      .select()
      .from(billingDocuments)
      .where(eq(billingDocuments.organizationId, organization.id))
      .orderBy(billingDocuments.number)
  ).filter((row) => row.kind === kind);

const download = (documentId: string, as = organization) =>
  bench.app.inject({
    url: getBillingDocument.path.replace(':id', as.id).replace(':documentId', documentId),
    cookies: { [SESSION_COOKIE]: as.admin.cookie },
  });

const patchDetails = (body: object) =>
  bench.call(updateBillingDetails, { params: { id: organization.id }, body }, organization.admin);

describe('documents', () => {
  test('an open invoice is issued once, and its receipt when it is paid', async () => {
    await issue([invoiceOf('in_1', OPEN), invoiceOf('in_void', { state: 'void', paidAt: null })]);
    expect(await issued('receipt')).toEqual([]);
    const paidAt = new Date('2026-11-22T09:00:00Z');
    for (let time = 0; time < 2; time += 1)
      await issue([
        invoiceOf('in_1', { paidAt }),
        invoiceOf('in_free', { lines: [], amountCents: 0 }),
        invoiceOf('in_2', { createdAt: new Date('2026-11-21T09:00:00Z'), ...OPEN }),
      ]);
    expect((await issued('invoice')).map(({ number, invoiceId }) => [number, invoiceId])).toEqual([
      [1, 'in_1'],
      [2, 'in_2'],
    ]);
    expect(await issued('receipt')).toMatchObject([
      { number: 1, invoiceId: 'in_1', issuedAt: paidAt, amountCents: 3_000, facts: { invoiceNumber: 1 } },
    ]);
  });

  test('numbers have no gaps, and no invoice has two, when twenty issue at once', async () => {
    const invoice = fc.record({ id: fc.integer({ min: 1, max: 15 }), isPaid: fc.boolean() });
    const sets = fc.array(fc.array(invoice, { maxLength: 4 }), { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(sets, async (wanted) => {
        organization = await makeOrganization(bench);
        await Promise.all(
          wanted.map((invoices) =>
            issue([
              ...new Map(
                invoices.map(({ id, isPaid }) => [id, invoiceOf(`in_${id}`, isPaid ? {} : OPEN)]),
              ).values(),
            ]),
          ),
        );
        for (const kind of ['invoice', 'receipt'] as const) {
          const rows = await issued(kind);
          expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
          expect(new Set(rows.map(({ invoiceId }) => invoiceId)).size).toBe(rows.length);
        }
        const all = new Set(wanted.flat().map(({ id }) => `in_${id}`));
        expect(new Set((await issued('invoice')).map(({ invoiceId }) => invoiceId))).toEqual(all);
      }),
      { numRuns: 6 },
    );
  });

  test('a PDF names both sides and every line to the cent, as they were on the day of issue', async () => {
    await patchDetails({
      billingName: 'Zażółć Πέτρος Ltd',
      billingAddress: '5 Quay\nNew York',
      taxNumber: 'US-9',
    });
    const location = await makeLocation(bench, organization, { name: 'Причал 7' });
    const addOnId = await makeAddOn(bench, organization, { kind: 'spot', count: 3, locationId: location.id });
    const unused: BillingLine = {
      ...fullLine(PLAN_REF, planTerms('basic'), MONTH),
      amountCents: -323,
      isProration: true,
    };
    const chargers = fullLine(addOnId, addOnTerms('spot', 'monthly', 3), MONTH);
    const lines = [{ ...PLAN_LINE, amountCents: 967, isProration: true }, unused, chargers];
    await issue([invoiceOf('in_1', { lines })]);
    await patchDetails({ billingName: 'Another name', taxNumber: '' });

    const [receipt] = await issued('receipt');
    const answer = await download(receipt!.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt-1.pdf"',
      'x-content-type-options': 'nosniff',
    });
    const { text, totalPages } = await extractText(
      await getDocumentProxy(new Uint8Array(answer.rawPayload)),
      {
        mergePages: true,
      },
    );
    expect(totalPages).toBe(1);
    for (const words of [
      'Receipt 1',
      'For invoice 1',
      'Paid on 20 November 2026',
      'Rota Works',
      'Bristol',
      'Tax number: GB 12',
      'Zażółć Πέτρος Ltd',
      'Tax number: US-9',
      'office@example.org',
      'Premium plan, monthly, for the rest of the period',
      '$9.67',
      'Credit for the unused time of Basic plan, monthly',
      '-$3.23',
      '3 additional chargers at Причал 7, monthly',
      '$3.00',
      '20 November 2026 to 20 December 2026',
      '$9.44',
      'Dates are in UTC.',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Another name');
    expect(text).not.toContain('sandbox');
    expect((await download(receipt!.id)).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test('a document of another organization does not exist', async () => {
    await issue([invoiceOf('in_1')]);
    const [invoice] = await issued('invoice');
    const other = await makeOrganization(bench);
    expect((await download(invoice!.id, other)).statusCode).toBe(404);
  });
});

describe('the history', () => {
  const entry = (index: number, more: Partial<typeof billingHistory.$inferInsert> = {}) => ({
    organizationId: organization.id,
    type: 'renewal' as const,
    description: `Charge ${index}`,
    amountCents: 1_000 + index,
    status: 'paid' as const,
    billingDate: new Date(NOW.getTime() + index * 60_000),
    paidAt: NOW,
    createdAt: NOW,
    ...more,
  });
  const write = (...rows: (typeof billingHistory.$inferInsert)[]) =>
    bench.database.drizzle.insert(billingHistory).values(rows);
  const list = (query: Record<string, string>) =>
    bench.call(listBillingHistory, { params: { id: organization.id }, query }, organization.admin);

  test('has pages of 50, newest first, can be filtered by kind, and leads to the documents', async () => {
    await issue([invoiceOf('in_1')]);
    await write(
      ...Array.from({ length: 60 }, (_, index) => entry(index)),
      entry(60, { type: 'addon', invoiceId: 'in_1' }),
    );
    const first = await list({});
    expect(first.headers['x-total-count']).toBe('61');
    expect(first.body).toHaveLength(50);
    expect(first.body[0]).toMatchObject({
      description: 'Charge 60',
      amount: 1_060,
      documents: [
        { kind: 'invoice', number: 1 },
        { kind: 'receipt', number: 1 },
      ],
    });
    expect((await list({ page: '2' })).body.map(({ description }) => description)).toEqual(
      Array.from({ length: 11 }, (_, index) => `Charge ${10 - index}`),
    );
    const addOns = await list({ type: 'addon' });
    expect(addOns.headers['x-total-count']).toBe('1');
    const { body } = await bench.call(getBilling, { params: { id: organization.id } }, organization.admin);
    expect(body.historyTotal).toBe(61);
    expect(body.billingHistory).toEqual(first.body.slice(0, 5));
  });

  test('can be downloaded whole as a CSV file in which no formula runs', async () => {
    // Still November 20 in the organization's zone, by which the file is named.
    bench.clock.set('2026-11-21T02:00:00Z');
    await issue([invoiceOf('in_1')]);
    await write(
      ...Array.from({ length: 600 }, (_, index) => entry(index, { billingDate: NOW })),
      entry(0, {
        type: 'refund',
        description: '=cmd()',
        amountCents: -1_025,
        status: 'refunded',
        invoiceId: 'in_1',
      }),
    );
    const file = async (query: Record<string, string>) => {
      const response = await bench.app.inject({
        url: exportBillingHistory.path.replace(':id', organization.id),
        query,
        cookies: { [SESSION_COOKIE]: organization.admin.cookie },
      });
      expect(response.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="payments-2026-11-20.csv"',
      });
      return response.body.split('\r\n');
    };
    expect(await file({ type: 'refund' })).toEqual([
      '\u{FEFF}Date,Type,Description,Amount,Currency,Status,Due,Paid,Failure,Invoice number,Receipt number,Dispute',
      `2026-11-20T15:00:00.000Z,refund,'=cmd(),-10.25,usd,refunded,,2026-11-20T15:00:00.000Z,,1,1,`,
      '',
    ]);
    const whole = await file({});
    expect(new Set(whole.slice(1, -1).map((line) => line.split(',')[2])).size).toBe(601);
  });
});

test('billing details are audited, and the provider is told once, the latest name and address', async () => {
  const { body } = await patchDetails({ billingName: 'Harbor Ltd', billingAddress: '5 Quay\nNew York' });
  expect(body).toEqual({
    billingName: 'Harbor Ltd',
    billingAddress: '5 Quay\nNew York',
    taxNumber: '',
    billingEmail: 'office@example.org',
  });
  await patchDetails({ billingEmail: 'Billing@Example.org' });
  await patchDetails({ billingEmail: 'billing@example.org' });
  await bench.app.jobRunner.drain();
  // Jobs of other tests may have been waiting.
  expect(told.filter(([whom]) => whom === customerId)).toMatchObject([
    [customerId, { name: 'Harbor Ltd', email: 'billing@example.org' }, expect.any(String)],
  ]);
  const log = await bench.call(
    listAuditLog,
    { params: { id: organization.id }, query: {} },
    organization.admin,
  );
  expect(log.body).toMatchObject([
    { action: 'billing.details_changed', before: { billingEmail: 'office@example.org' } },
    { action: 'billing.details_changed', category: 'billing', after: { billingName: 'Harbor Ltd' } },
  ]);
  const emptied = await patchDetails({ billingName: ' ' });
  expect(emptied.body.billingName).toBe(organization.name);
  expect((await patchDetails({ billingEmail: '' })).status).toBe(422);
});
