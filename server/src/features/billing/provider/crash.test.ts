import {
  buyMemberAddOn,
  cancelSubscription,
  changePlan,
  createSetupIntent,
  createSubscription,
  editMemberAddOn,
  getBilling,
  listBillingHistory,
  listMemberAddOns,
  reactivateSubscription,
  type Billing,
  type RouteDefinition,
} from '@chargerota/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import {
  launchApplication,
  untilReady,
  type LaunchedApplication,
} from '../../../../testing/launch-application.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { ManualClock } from '../../../../testing/manual-clock.ts';
import { quoted, staySignedIn } from '../../../../testing/pay.ts';
import {
  openStripeStandIn,
  paymentsBy,
  stripeConfig,
  type StripeStandIn,
} from '../../../../testing/stripe-stand-in.ts';
import { SESSION_COOKIE } from '../../../platform/sessions/session-cookie.ts';
import { listPendingOperations } from '../operation-store.ts';
import { subscriptions } from '../tables.ts';
import { eq } from 'drizzle-orm';

/** When the instances that are killed start by their clock. */
const NOW = new Date('2026-11-20T15:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let stripe: StripeStandIn;
/** The instance that survives. Its clock is ahead, so that what the others leave undone is due there. */
let t: TestApp;
const launched: LaunchedApplication[] = [];

beforeAll(async () => {
  stripe = await openStripeStandIn({ clock: new ManualClock(NOW) });
  t = await buildTestApp({ payments: () => paymentsBy(stripe), connections: 20 });
});
afterAll(async () => {
  for (const { process } of launched) process.kill('SIGKILL');
  await Promise.all(launched.map(({ ended }) => ended));
  await t.close();
  await stripe.close();
});

async function launch(): Promise<LaunchedApplication> {
  const application = await launchApplication({
    DATABASE_URL: t.database.connectionString,
    CLOCK_START: NOW.toISOString(),
    RATE_LIMITS: 'off',
    ...stripeConfig(stripe),
  });
  launched.push(application);
  await untilReady(application);
  return application;
}

/** What an administrator asks for: by which route, what is charged for it, and what is so when it is done. */
type Wish = {
  of: () => Promise<TestOrganization>;
  route: RouteDefinition;
  args: (
    organization: TestOrganization,
  ) => Promise<{ params?: { id: string; addOnId?: string }; body?: object }>;
  cents: number;
  done: object;
};

const params = ({ id }: TestOrganization) => ({ id });

async function storedCard({ admin }: TestOrganization, testCard = 'pm_card_visa'): Promise<string> {
  const { body } = await t.call(createSetupIntent, {}, admin);
  return stripe.confirmSetup({ clientSecret: body.clientSecret, testCard });
}
async function setUp(organization: TestOrganization, testCard?: string): Promise<TestOrganization> {
  const body = {
    organizationId: organization.id,
    paymentMethodId: await storedCard(organization, testCard),
  };
  expect((await t.call(createSubscription, { body }, organization.admin)).status).toBe(200);
  return organization;
}

const afterTrial = () =>
  makeOrganization(t, {}, { plan: 'basic', isInTrial: false, trialEndDate: new Date(NOW.getTime() - DAY) });
const paying = async () => setUp(await afterTrial());

async function lowered(): Promise<TestOrganization> {
  const organization = await paying();
  const of = { params: params(organization) };
  const terms = { membersCount: 5, billingCycle: 'monthly' } as const;
  const confirmed = await quoted(t, organization, { kind: 'members', ...terms });
  const bought = await t.call(buyMemberAddOn, { ...of, body: { ...terms, confirmed } }, organization.admin);
  const addOnId = bought.body.id;
  const edit = { params: { ...of.params, addOnId }, body: { membersCount: 2 } };
  expect((await t.call(editMemberAddOn, edit, organization.admin)).status).toBe(200);
  return organization;
}

async function cancelled(): Promise<TestOrganization> {
  const organization = await paying();
  const of = { params: params(organization), body: {} };
  expect((await t.call(cancelSubscription, of, organization.admin)).status).toBe(200);
  return organization;
}

/** The first charge after the trial has failed. */
async function overdue(): Promise<TestOrganization> {
  const [present, ahead] = [stripe.clock.now(), t.clock.now()];
  [stripe.clock, t.clock].forEach((clock) => clock.set(new Date(NOW.getTime() - 5 * DAY)));
  const trialEndDate = new Date(NOW.getTime() - 4 * DAY);
  const organization = await makeOrganization(t, {}, { plan: 'basic', trialEndDate });
  await setUp(organization, 'pm_card_chargeCustomerFail');
  stripe.advanceTo(present);
  t.clock.set(ahead);
  await staySignedIn(t);
  return organization;
}

const firstAddOn = async (organization: TestOrganization) => {
  const { body } = await t.call(listMemberAddOns, { params: params(organization) }, organization.admin);
  return body[0]!.id;
};

const members = (count: number) => ({ addOns: { members: [{ membersCount: count, status: 'active' }] } });

const WISHES = {
  subscribe: {
    of: afterTrial,
    route: createSubscription,
    args: async (organization) => ({
      body: { organizationId: organization.id, paymentMethodId: await storedCard(organization) },
    }),
    cents: 10_00,
    done: { organization: { subscriptionStatus: 'active' }, paymentMethod: { last4: '4242' } },
  },
  'change to a higher plan': {
    of: paying,
    route: changePlan,
    args: async (organization) => ({ params: params(organization), body: { subscriptionPlan: 'premium' } }),
    cents: 20_00,
    done: { organization: { subscriptionPlan: 'premium' } },
  },
  'buy an add-on': {
    of: paying,
    route: buyMemberAddOn,
    args: async (organization) => {
      const terms = { membersCount: 5, billingCycle: 'annual' } as const;
      const shown = await quoted(t, organization, { kind: 'members', ...terms });
      // The instance that is killed has not seen the time of the survivor's quote yet.
      const confirmed = shown && { ...shown, quotedAt: NOW.toISOString() };
      return { params: params(organization), body: { ...terms, confirmed } };
    },
    cents: 5 * 2_50,
    done: members(5),
  },
  'raise a lowered add-on': {
    of: lowered,
    route: editMemberAddOn,
    args: async (organization) => ({
      params: { ...params(organization), addOnId: await firstAddOn(organization) },
      body: { membersCount: 20 },
    }),
    cents: 15 * 25,
    done: members(20),
  },
  cancel: {
    of: paying,
    route: cancelSubscription,
    args: async (organization) => ({ params: params(organization), body: { reason: 'It costs too much' } }),
    cents: 0,
    done: { organization: { autoRenewEnabled: false, cancellationReason: 'It costs too much' } },
  },
  resume: {
    of: cancelled,
    route: reactivateSubscription,
    args: async (organization) => ({ params: params(organization), body: {} }),
    cents: 0,
    done: { organization: { autoRenewEnabled: true } },
  },
  'change to a plan without limits': {
    of: lowered,
    route: changePlan,
    args: async (organization) => ({
      params: params(organization),
      body: { subscriptionPlan: 'enterprise' },
    }),
    cents: 190_00,
    done: { nextBillingAmountCents: 200_00, addOns: { members: [{ status: 'cancelled' }] } },
  },
  'cancel what is overdue': {
    of: overdue,
    route: cancelSubscription,
    args: async (organization) => ({ params: params(organization), body: { ends: 'at_once' } }),
    cents: 0,
    done: { organization: { subscriptionStatus: 'inactive' }, pastDue: null },
  },
  'pay with another card': {
    of: overdue,
    route: createSubscription,
    args: async (organization) => ({
      body: {
        organizationId: organization.id,
        paymentMethodId: await storedCard(organization, 'pm_card_mastercard'),
      },
    }),
    cents: 10_00,
    done: { organization: { subscriptionStatus: 'active' }, paymentMethod: { last4: '4444' } },
  },
} satisfies Record<string, Wish>;

/** Where a process dies: at a request to Stripe, of those after another one; or while it stores what came of it. */
type Death =
  | { before: string; past?: string; isUndecided?: true }
  | { after: string; past?: string }
  | { while: 'writing' | 'committing' };

type Killing = [keyof typeof WISHES, Death];

/** In every run: before and after each kind of decision is sent and stored. */
const IN_EVERY_RUN: readonly Killing[] = [
  ['subscribe', { after: 'POST /v1/subscriptions' }],
  ['subscribe', { before: 'GET /v1/invoices', past: 'POST /v1/subscriptions' }],
  ['change to a higher plan', { before: 'POST /v1/subscriptions/*' }],
  ['change to a higher plan', { after: 'POST /v1/subscriptions/*' }],
  ['change to a higher plan', { while: 'committing' }],
  ['buy an add-on', { before: 'GET /v1/subscriptions', isUndecided: true }],
  ['buy an add-on', { while: 'writing' }],
  ['raise a lowered add-on', { after: 'POST /v1/subscriptions/*', past: 'POST /v1/subscriptions/*' }],
  ['resume', { after: 'POST /v1/subscriptions/*' }],
  ['pay with another card', { before: 'POST /v1/invoices/*/pay' }],
];

/** `npm run soak` kills here too. */
const IN_SOAK: readonly Killing[] = [
  ['subscribe', { after: 'POST /v1/payment_methods/*/attach' }],
  ['subscribe', { after: 'POST /v1/customers/*', past: 'POST /v1/subscriptions' }],
  ['change to a higher plan', { after: 'GET /v1/invoices', past: 'POST /v1/subscriptions/*' }],
  ['change to a higher plan', { while: 'writing' }],
  ['buy an add-on', { after: 'POST /v1/subscriptions/*' }],
  ['raise a lowered add-on', { after: 'POST /v1/subscriptions/*' }],
  ['cancel', { after: 'POST /v1/subscriptions/*' }],
  [
    'change to a plan without limits',
    { before: 'POST /v1/subscriptions/*', past: 'POST /v1/subscriptions/*' },
  ],
  ['cancel what is overdue', { after: 'DELETE /v1/subscriptions/*' }],
  ['pay with another card', { after: 'POST /v1/invoices/*/pay' }],
];

const DEATHS = [...IN_EVERY_RUN, ...(process.env['BILLING_DEATHS'] === 'all' ? IN_SOAK : [])];

/** Kills the process when it is where it shall die; `dead` resolves then. */
async function arm(death: Death, kill: () => Promise<unknown>): Promise<{ dead: Promise<void> }> {
  if ('while' in death) return holdStoring(death.while, kill);
  const dead = new Promise<void>((resolve) => {
    const isAt = (pattern: string, { method, path }: { method: string; path: string }) =>
      new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(`${method} ${path}`);
    const [when, at] = 'before' in death ? ['before', death.before] : ['after', death.after];
    let isPast = death.past === undefined;
    stripe.interrupt = async (request, side) => {
      if (isPast && side === when && isAt(at, request)) {
        stripe.interrupt = async () => null;
        await kill();
        resolve();
        return 'no answer';
      }
      isPast ||= side === 'after' && isAt(death.past ?? '', request);
      return null;
    };
  });
  return { dead };
}

/** A receipt that is being stored, or a transaction with one that is being committed, waits until the process is dead. */
async function holdStoring(what: 'writing' | 'committing', kill: () => Promise<unknown>) {
  const { pool } = t.database;
  const holder = await pool.connect();
  await holder.query('SELECT pg_advisory_lock(14)');
  await pool.query(`
    CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(14); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER hold AFTER INSERT ON billing_documents
      DEFERRABLE INITIALLY ${what === 'writing' ? 'IMMEDIATE' : 'DEFERRED'} FOR EACH ROW EXECUTE FUNCTION hold()`);
  const isHeld = async () => {
    const { rows } = await pool.query(
      `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = 14 AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return rows.length;
  };
  const killWhenHeld = async () => {
    await expect.poll(isHeld, { interval: 20 }).toBe(1);
    await kill();
    await holder.query('SELECT pg_advisory_unlock(14)');
    holder.release();
    // Waits for the end of the dead process's transaction.
    await pool.query('DROP TRIGGER hold ON billing_documents; DROP FUNCTION hold()');
  };
  return { dead: killWhenHeld() };
}

/** Sends a request to an instance as a browser does, and reads the answer; throws if none comes. */
async function send(
  { url }: LaunchedApplication,
  { admin }: TestOrganization,
  route: RouteDefinition,
  args: { params?: Record<string, string>; body?: object },
): Promise<unknown> {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => args.params?.[name] ?? '');
  const answer = await fetch(url + path, {
    method: route.method,
    headers: { cookie: `${SESSION_COOKIE}=${admin.cookie}`, 'content-type': 'application/json' },
    body: JSON.stringify(args.body),
  });
  return answer.json();
}

async function ledgerOf({ id }: TestOrganization) {
  const [row] = await t.database.drizzle
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, id));
  if (!row?.paymentCustomerId) return { paid: 0, invoices: [], parts: [] };
  const { invoices, subscription } = await t.deps.payments.readAccount(row.paymentCustomerId);
  const paid = invoices.filter(({ state }) => state === 'paid');
  return {
    paid: paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
    invoices,
    parts: subscription?.parts ?? [],
  };
}

/** The ledger at Stripe, the history with its documents, and what is shown say the same. */
async function expectAgreement(organization: TestOrganization): Promise<Billing> {
  const of = { params: params(organization) };
  const { invoices, parts } = await ledgerOf(organization);
  const history = await t.call(listBillingHistory, of, organization.admin);
  const entries = history.body.filter(({ invoiceId }) => invoiceId !== null);
  expect(
    entries.map(({ invoiceId, amount, status }) => `${invoiceId} ${amount} ${status}`).toSorted(),
  ).toEqual(
    invoices
      .map(({ id, amountCents, state }) => `${id} ${amountCents} ${state === 'void' ? 'cancelled' : state}`)
      .toSorted(),
  );
  const documents = entries.flatMap((entry) =>
    entry.documents.map(({ kind }) => `${kind} ${entry.invoiceId}`),
  );
  expect(documents.toSorted()).toEqual(
    invoices
      .flatMap(({ id, state }) => [`invoice ${id}`, ...(state === 'paid' ? [`receipt ${id}`] : [])])
      .toSorted(),
  );
  const { body: billing } = await t.call(getBilling, of, organization.admin);
  const active = billing.addOns.members.filter(({ status }) => status === 'active');
  expect(active.map(({ membersCount }) => membersCount)).toEqual(
    parts
      .filter(({ product, quantity }) => product === 'add-on.member' && quantity > 0)
      .map(({ quantity }) => quantity),
  );
  expect(billing.isBusy).toBe(false);
  return billing;
}

test(`wherever a process is killed (${DEATHS.length} times), what was decided is carried out once by another: nothing is charged twice, and nothing lost`, async () => {
  t.clock.set(new Date(NOW.getTime() + 10 * MINUTE));
  let next = launch();
  for (const [name, death] of DEATHS) {
    const wish: Wish = WISHES[name];
    const organization = await wish.of();
    const args = await wish.args(organization);
    const instance = await next;
    next = launch();
    const before = await ledgerOf(organization);
    const { dead } = await arm(death, async () => {
      instance.process.kill('SIGKILL');
      await instance.ended;
    });
    const answer = await send(instance, organization, wish.route, args).catch(() => null);
    expect(answer, `${name}, ${JSON.stringify(death)}`).toBeNull();
    await dead;

    const isUndecided = 'isUndecided' in death;
    const isStored = 'while' in death && death.while === 'committing';
    const pending = await listPendingOperations(t.database.drizzle, t.clock.now());
    expect(pending).toHaveLength(isUndecided || isStored ? 0 : 1);
    // Whoever presses again because no answer came is refused.
    if (!isUndecided) {
      const again = await t.call(wish.route, args, organization.admin);
      expect(again.status, name).toBe(409);
    }
    const { failed } = await t.app.jobRunner.drain();
    expect(failed.filter(({ kind }) => kind.startsWith('billing.'))).toEqual([]);
    const billing = await expectAgreement(organization);
    const charged = (await ledgerOf(organization)).paid - before.paid;
    expect({ name, death, charged }).toEqual({
      name,
      death,
      charged: isUndecided ? 0 : wish.cents,
    });
    if (!isUndecided) expect(billing).toMatchObject(wish.done);
  }
  await next;
}, 300_000);
