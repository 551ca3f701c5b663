import type { BenchDatabase } from './stage.ts';

/** The size of an organization. One in 50 members waits for approval; one in ten reserves today. */
export type TenantSize = {
  members: number;
  locations: number;
  spotsPerLocation: number;
  invitations: number;
  auditEntries: number;
};

/** Fills the measured organization, which already has an administrator and a location, and other organizations. */
export async function storeTenants(
  { pool }: BenchDatabase,
  measured: { organizationId: string; today: string },
  own: TenantSize,
  others: TenantSize & { organizations: number },
): Promise<void> {
  await pool.query(OTHER_ORGANIZATIONS, [others.organizations]);
  for (const [size, isOwn] of [
    [own, true],
    [others, false],
  ] as const) {
    const which = [measured.organizationId, isOwn] as const;
    // Each refers to the rows before it.
    await pool.query(LOCATIONS, [...which, size.locations]);
    await pool.query(SPOTS, [...which, size.spotsPerLocation]);
    await pool.query(MEMBERS, [...which, size.members]);
    await pool.query(INVITATIONS, [...which, size.invitations]);
    await pool.query(AUDIT, [...which, size.auditEntries]);
    await pool.query(RESERVATIONS, [...which, measured.today]);
  }
  await pool.query('VACUUM (ANALYZE)');
}

/** The measured organization ($2), or all others. */
const SIDE = `(SELECT * FROM organizations WHERE (id = $1) = $2) o`;

const OTHER_ORGANIZATIONS = `
  WITH organization AS (
    INSERT INTO organizations (id, name, contact_email, timezone, created_at, updated_at)
    SELECT gen_random_uuid(), 'Tenant ' || n, 'tenant' || n || '@example.org', 'UTC', now(), now()
    FROM generate_series(1, $1::int) n RETURNING id)
  INSERT INTO subscriptions (organization_id, plan, status, created_at, updated_at)
  SELECT id, 'basic', 'trial', now(), now() FROM organization`;

const LOCATIONS = `
  INSERT INTO locations (organization_id, id, name, address, timezone, total_spots, operating_hours,
    operating_hours_json, created_at, updated_at)
  SELECT o.id, gen_random_uuid(), 'Site ' || lpad(n::text, 3, '0'), n || ' Harbor Road', 'UTC', 0, '24/7', week.hours,
    now(), now()
  FROM ${SIDE}, (SELECT operating_hours_json AS hours FROM locations LIMIT 1) week,
    generate_series((SELECT count(*) FROM locations l WHERE l.organization_id = $1 AND $2) + 1, $3::int) n`;

const SPOTS = `
  WITH added AS (
    INSERT INTO spots (organization_id, id, location_id, spot_number, position, created_at)
    SELECT l.organization_id, gen_random_uuid(), l.id, lpad(n::text, 3, '0'), n, now()
    FROM locations l, generate_series(2, $3::int + 1) n WHERE (l.organization_id = $1) = $2)
  UPDATE locations SET total_spots = $3 WHERE (organization_id = $1) = $2`;

const MEMBERS = `
  WITH person AS (
    INSERT INTO users (id, first_name, last_name, email, phone, status, vehicle_make, vehicle_model, created_at,
      updated_at)
    SELECT gen_random_uuid(), 'Maya ' || n, 'Reyes', 'maya' || n || '.' || o.id || '@example.org', '+1 212 555 0100',
      'approved', 'Nissan', 'Leaf', now(), now()
    FROM ${SIDE}, generate_series(1, $3::int) n RETURNING id, email, first_name)
  INSERT INTO organization_memberships (organization_id, id, user_id, role, status, joined_at)
  SELECT right(split_part(email, '@', 1), 36)::uuid, gen_random_uuid(), id, 'user',
    CASE WHEN split_part(first_name, ' ', 2)::int % 50 = 0 THEN 'pending' ELSE 'active' END, now()
  FROM person`;

const INVITATIONS = `
  INSERT INTO invitations (organization_id, id, email, role, status, expires_at, created_at)
  SELECT o.id, gen_random_uuid(), 'guest' || n || '@example.org', 'user', 'pending', now() + interval '5 days', now()
  FROM ${SIDE}, generate_series(1, $3::int) n`;

const AUDIT = `
  INSERT INTO audit_entries (organization_id, id, at, actor_id, actor_name, actor_email, action, subject_label,
    before, after)
  SELECT o.id, gen_random_uuid(), now() - n * interval '1 hour', someone.id, 'Maya Reyes', 'maya@example.org',
    CASE n % 3 WHEN 0 THEN 'settings.changed' ELSE 'member.approved' END, 'Reservation rules',
    '{"maxAdvanceBookingDays": 30}', '{"maxAdvanceBookingDays": 14}'
  FROM ${SIDE}
  CROSS JOIN LATERAL (SELECT m.user_id AS id FROM organization_memberships m WHERE m.organization_id = o.id LIMIT 1)
    someone,
  generate_series(1, $3::int) n`;

/** The n-th member of an organization reserves its n-th spot, until a tenth of the members have a reservation. */
const RESERVATIONS = `
  INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot,
    starts_at, ends_at, created_at, updated_at)
  SELECT s.organization_id, gen_random_uuid(), 'reservation', 'confirmed', m.user_id, s.location_id, s.id, $3::date,
    '9-12', $3::date + interval '9 hours', $3::date + interval '12 hours', now(), now()
  FROM (SELECT *, row_number() OVER (PARTITION BY organization_id ORDER BY position, id) AS n FROM spots) s
  JOIN (SELECT *, row_number() OVER all_of AS n, count(*) OVER (PARTITION BY organization_id) AS total
    FROM organization_memberships WHERE status = 'active'
    WINDOW all_of AS (PARTITION BY organization_id ORDER BY id)) m
    ON m.organization_id = s.organization_id AND m.n = s.n AND m.n * 10 <= m.total
  WHERE (s.organization_id = $1) = $2`;
