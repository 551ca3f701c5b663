import { inTransaction } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import {
  PaymentRefused,
  PaymentsError,
  WebhookRefused,
  type Payments,
  type ProviderAccount,
  type SandboxDesk,
} from './payments.ts';
import * as commands from './sandbox-account.ts';
import { advance } from './sandbox-advance.ts';
import { saveAccount, type SandboxOptions } from './sandbox-schedule.ts';
import { newAccount, type SandboxAccount } from './sandbox-state.ts';
import {
  findAccount,
  findChangedSince,
  findRequest,
  insertAccount,
  insertRequest,
  lockSandboxAccount,
} from './sandbox-store.ts';

const PREFIX = 'cus_sandbox_';

/** What a command does with an account at `now`, and what its caller is told. */
type Command = (account: SandboxAccount, now: Date) => { account: SandboxAccount; answer?: string | null };

/**
 * Payments without a provider: nothing is charged, and every id is recognisable as the sandbox's. It is kept in our
 * database and moves by our own schedule (`sandboxAdvanceJob`).
 */
export function sandboxPayments(options: SandboxOptions): Payments {
  const { database, clock, mirrorJob } = options;

  /** Carries out a command once for its key. With the same key it is answered or refused as it was. */
  async function carryOut(customerId: string, key: string | null, command: Command): Promise<string | null> {
    const { refusal, answer } = await inTransaction(database, async (tx) => {
      const stored = known(await lockSandboxAccount(tx, customerId));
      const earlier = key === null ? null : await findRequest(tx, key);
      if (earlier) return earlier;
      const now = clock.now();
      const advanced = advance(stored, now);
      const { account: changed, request } = attempt(command, advanced, now);
      if (key !== null) await insertRequest(tx, key, request, now);
      await saveAccount(tx, { stored, advanced, changed, mirrorJob, now });
      return request;
    });
    if (refusal) throw new PaymentRefused(refusal);
    return answer;
  }

  const run = async (
    customerId: string,
    key: string,
    command: (account: SandboxAccount, now: Date) => SandboxAccount,
  ): Promise<void> => {
    await carryOut(customerId, key, (account, now) => ({ account: command(account, now) }));
  };

  const sandbox: SandboxDesk = {
    confirmSetup: async ({ customerId, ...confirmation }) => {
      const paymentMethodId = await carryOut(customerId, null, (account, now) => {
        const { account: changed, cardId } = commands.confirmSetup(account, confirmation, now);
        return { account: changed, answer: cardId };
      });
      return { status: paymentMethodId ? 'succeeded' : 'requires_action', paymentMethodId };
    },
  };

  return {
    provider: 'sandbox',
    publishableKey: null,
    sandbox,
    check: async () => {
      await findAccount(database.drizzle, `${PREFIX}none`);
    },
    createCustomer: async ({ organizationId, name, email }) => {
      const customerId = `${PREFIX}${organizationId}`;
      const account = newAccount({ customerId, organizationId, name, email });
      await inTransaction(database, (tx) => insertAccount(tx, account));
      return customerId;
    },
    updateCustomer: (customerId, { name, email }, key) =>
      run(customerId, `update:${key}`, (account) => ({ ...account, name, email })),
    createSetupIntent: async (customerId, key) => {
      const secret = `seti_sandbox_${newId()}_secret_${newId()}`;
      const answer = await carryOut(customerId, `setup:${key}`, (account) => ({
        account: commands.beginSetup(account, secret),
        answer: secret,
      }));
      return { clientSecret: answer! };
    },
    useCard: (customerId, paymentMethodId, key) =>
      run(customerId, `card:${key}`, (account, now) => commands.useCard(account, paymentMethodId, now)),
    removeCard: (customerId, key) => run(customerId, `no-card:${key}`, commands.removeCard),
    startSubscription: (customerId, subscription, key) =>
      run(customerId, `start:${key}`, (account, now) =>
        commands.startSubscription(account, subscription, now),
      ),
    changeParts: (customerId, change, key) =>
      run(customerId, `parts:${key}`, (account, now) => commands.changeParts(account, change, now)),
    setEndsAtPeriodEnd: (customerId, ends, key) =>
      run(customerId, `ends:${key}`, (account, now) => commands.setEndsAtPeriodEnd(account, ends, now)),
    endSubscription: (customerId, key) => run(customerId, `end:${key}`, commands.endUnpaid),
    payOpenInvoice: (customerId, key) => run(customerId, `pay:${key}`, commands.payOpenInvoice),
    readAccount: async (customerId) => {
      const stored = known(await findAccount(database.drizzle, customerId));
      return presentAccount(advance(stored, clock.now()));
    },
    changedSince: async (cursor) => {
      const rows = await findChangedSince(database.drizzle, Number(cursor ?? 0));
      return {
        customerIds: rows.map(({ customerId }) => customerId),
        cursor: String(rows.at(-1)?.change ?? cursor ?? 0),
      };
    },
    readWebhook: () => Promise.reject(new WebhookRefused('the sandbox sends no webhooks')),
  };
}

function known(account: SandboxAccount | null): SandboxAccount {
  if (!account) throw new PaymentsError('the sandbox has no such customer');
  return account;
}

/** A refusal leaves the account as it is. */
function attempt(command: Command, account: SandboxAccount, now: Date) {
  try {
    const { account: changed, answer = null } = command(account, now);
    return { account: changed, request: { refusal: null, answer } };
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    return { account, request: { refusal: error.reason, answer: null } };
  }
}

function presentAccount({ customerId, card, subscription, invoices }: SandboxAccount): ProviderAccount {
  if (!card) return { customerId, card, subscription, invoices };
  const { id, brand, last4, expMonth, expYear } = card;
  return { customerId, card: { id, brand, last4, expMonth, expYear }, subscription, invoices };
}
