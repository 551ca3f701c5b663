import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What the installation made for itself and keeps: generated VAPID keys, the hash of the setup token. */
export const serverSettings = pgTable('server_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
