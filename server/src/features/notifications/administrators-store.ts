import type { NotificationMethod } from '@chargerota/domain';
import { and, eq } from 'drizzle-orm';
import { namedQuery, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { organizationMemberships } from '../organizations/tables.ts';

export async function listAdministrators(tx: Tx, { organizationId }: TenantScope): Promise<string[]> {
  const rows = await tx
    .select({ userId: organizationMemberships.userId })
    .from(organizationMemberships)
    .where(
      and(
        eq(organizationMemberships.organizationId, organizationId),
        eq(organizationMemberships.status, 'active'),
        eq(organizationMemberships.role, 'admin'),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** A collected notification names this many people and counts the others. */
const MOST_NAMED = 20;

// Found by the index of the queue. A notification that a delivery has taken or tried already is not changed, because
// the added name would not be sent.
const ADD = {
  name: 'notifications.add-to-gathered',
  text: `
    UPDATE notifications SET params = jsonb_build_object(
      'names', CASE WHEN jsonb_array_length(params->'names') < ${MOST_NAMED}
        THEN params->'names' || to_jsonb($5::text) ELSE params->'names' END,
      'count', (params->>'count')::int + 1)
    WHERE method = $3 AND attempt_at = $4 AND status = 'pending' AND leased_until IS NULL
      AND organization_id = $1 AND user_id = $2 AND type = 'invitation_accepted'
    RETURNING id`,
};

/** Adds a name to the pending notification that collects them; false if there is none. */
export async function addToGathered(
  tx: Tx,
  { organizationId }: TenantScope,
  { userId, method, dueAt, name }: { userId: string; method: NotificationMethod; dueAt: Date; name: string },
): Promise<boolean> {
  const rows = await namedQuery(tx, ADD, [organizationId, userId, method, dueAt, name]);
  return rows.length > 0;
}

// Found by the index of unread notifications.
const MARK_DECIDED = {
  name: 'notifications.mark-decided-read',
  text: `
    UPDATE notifications SET read_at = $3
    WHERE method = 'app' AND status = 'sent' AND read_at IS NULL AND organization_id = $1
      AND type = 'invitation_accepted' AND params->>'userId' = $2 AND user_id IN (
        SELECT user_id FROM organization_memberships WHERE organization_id = $1 AND role = 'admin')
    RETURNING user_id AS "userId"`,
};

/** Marks as read that this person waits, for all administrators; returns whose notifications that were. */
export async function markDecidedRead(
  tx: Tx,
  { organizationId }: TenantScope,
  { userId, now }: { userId: string; now: Date },
): Promise<string[]> {
  const rows = await namedQuery<{ userId: string }>(tx, MARK_DECIDED, [organizationId, userId, now]);
  return [...new Set(rows.map((row) => row.userId))];
}
