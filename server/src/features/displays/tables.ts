import { DISPLAY_LOOKS, LANGUAGES } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { locations } from '../locations/tables.ts';
import { organizationId } from '../organizations/tables.ts';

/** A link to a display on a wall, which shows one location to whoever has the link. Revoking deletes its row. */
export const displays = pgTable(
  'displays',
  {
    organizationId: organizationId(),
    id: id(),
    locationId: uuid('location_id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull(),
    showNames: boolean('show_names').notNull(),
    look: text('look', { enum: DISPLAY_LOOKS }).notNull(),
    /** Shown by turns; none stands for the organization's. */
    languages: text('languages', { enum: LANGUAGES })
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
    /** To a few minutes. */
    lastSeenAt: instant('last_seen_at'),
  },
  (t) => [
    primaryKey({ name: 'displays_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'displays_location_fk',
      columns: [t.organizationId, t.locationId],
      foreignColumns: [locations.organizationId, locations.id],
    }),
    index('displays_location_idx').on(t.organizationId, t.locationId),
    uniqueIndex('displays_token_hash_key').on(t.tokenHash),
    oneOf('displays_look_check', t.look, DISPLAY_LOOKS),
  ],
);
