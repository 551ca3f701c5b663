import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import type { SandboxAccount } from './sandbox-state.ts';

/** The sandbox's customers, each with all that it knows of them. */
export const paymentSandboxAccounts = pgTable(
  'payment_sandbox_accounts',
  {
    customerId: text('customer_id').primaryKey(),
    /** As JSON: its instants are ISO strings (`parseAccount`). */
    state: jsonb('state').$type<SandboxAccount>().notNull(),
    /** When something happens to it by itself. */
    dueAt: instant('due_at'),
    /** The number of its last change, among those of all accounts. */
    change: bigint('change', { mode: 'number' }).notNull(),
  },
  (t) => [index('payment_sandbox_accounts_change_idx').on(t.change)],
);

/** Commands that the sandbox has carried out or refused, so that repeating one has no further effect. */
export const paymentSandboxRequests = pgTable(
  'payment_sandbox_requests',
  {
    /** The command and the caller's idempotency key. */
    key: text('key').primaryKey(),
    /** Why it was refused. */
    refusal: text('refusal'),
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('payment_sandbox_requests_created_at_idx').on(t.createdAt)],
);
