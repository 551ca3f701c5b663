import type { Card, ProviderInvoice, ProviderSubscription } from './payments.ts';

/** A stored test card. */
export type SandboxCard = Card & {
  /** Stripe's id of the test card, which decides whether it can be charged. */
  testCard: string;
  /** Whether its holder was authenticated by the pretended bank when it was stored. */
  isAuthenticated: boolean;
};

/** A card about to be stored; `cardId` once it is. */
type SandboxSetup = { clientSecret: string; cardId: string | null };

/** Everything that the sandbox knows of a customer, stored as one JSON value. */
export type SandboxAccount = {
  customerId: string;
  organizationId: string;
  name: string;
  email: string;
  card: SandboxCard | null;
  /** Stored, but not used yet. */
  otherCards: SandboxCard[];
  setups: SandboxSetup[];
  subscription: ProviderSubscription | null;
  invoices: ProviderInvoice[];
  /** How many things of this account have an id; the next id has the next number. */
  idsGiven: number;
};

export const newAccount = (of: Pick<SandboxAccount, 'customerId' | 'organizationId' | 'name' | 'email'>) => ({
  ...of,
  card: null,
  otherCards: [],
  setups: [],
  subscription: null,
  invoices: [],
  idsGiven: 0,
});

const INSTANTS: ReadonlySet<string> = new Set<
  | keyof Pick<ProviderInvoice, 'createdAt' | 'dueAt' | 'paidAt' | 'nextAttemptAt'>
  | keyof Pick<ProviderSubscription, 'startedAt' | 'anchor' | 'trialEnd' | 'cancelledAt' | 'endedAt'>
  | 'startsAt'
  | 'endsAt'
>([
  'createdAt',
  'dueAt',
  'paidAt',
  'nextAttemptAt',
  'startedAt',
  'anchor',
  'trialEnd',
  'cancelledAt',
  'endedAt',
  'startsAt',
  'endsAt',
]);

/** An account from its JSON, with dates for the instants, which are recognised by their names. */
export const parseAccount = (json: unknown): SandboxAccount =>
  JSON.parse(JSON.stringify(json), (name, value: unknown) =>
    INSTANTS.has(name) && typeof value === 'string' ? new Date(value) : value,
  ) as SandboxAccount;
