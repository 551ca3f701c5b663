CREATE TABLE "reservation_days" (
	"date" date PRIMARY KEY NOT NULL,
	"reservations" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "jobs_failing_idx" ON "jobs" USING btree ("due_at") WHERE "jobs"."failed_at" is null and "jobs"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "billing_history_created_idx" ON "billing_history" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_error_idx" ON "notifications" USING btree ("status","scheduled_for") WHERE "notifications"."error_message" is not null;--> statement-breakpoint
-- Housekeeping counts what it sums up from now on. What it has summed up of the days that are shown is counted here.
INSERT INTO "reservation_days" ("date", "reservations")
SELECT (starts_at AT TIME ZONE 'UTC')::date, count(*) FROM "reservations"
WHERE (ends_at AT TIME ZONE 'UTC') <= (SELECT summed_until AT TIME ZONE 'UTC' FROM "reservation_sums")
  AND (ends_at AT TIME ZONE 'UTC') > (SELECT summed_until AT TIME ZONE 'UTC' - interval '20 days' FROM "reservation_sums")
  AND kind IN ('reservation', 'walk_in') AND status <> 'cancelled'
GROUP BY 1;
