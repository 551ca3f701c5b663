import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Values that the installation generates once and keeps: VAPID keys, the hash of the setup token. */
export const serverSettings = pgTable('server_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
