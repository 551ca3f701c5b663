ALTER TABLE "notifications" DROP CONSTRAINT "notifications_reservation_fk";
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_organization_id_organizations_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_user_id_users_id_fk";
--> statement-breakpoint
-- Reservations that stand when this version comes get their reminders by the job that settings cause (plan-reminders.ts),
-- due at once by any clock.
INSERT INTO jobs (id, kind, payload, due_at, organization_id, dedupe_key, attempts, created_at)
SELECT gen_random_uuid(), 'notifications.replan', '{}', timestamptz 'epoch', id, 'notifications.replan:' || id, 0,
  clock_timestamp()
FROM organizations;
