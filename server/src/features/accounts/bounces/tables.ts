import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Addresses that mail servers do not know. Nothing is sent there (decision 0093). */
export const bouncedAddresses = pgTable('bounced_addresses', {
  /** In its one form (contract/src/email-addresses.ts), in which accounts and invitations store theirs. */
  address: text('address').primaryKey(),
  bouncedAt: instant('bounced_at').notNull(),
  /** Mail is sent there again since, until it bounces once more. The row stays for late reports of earlier mails. */
  liftedAt: instant('lifted_at'),
});
