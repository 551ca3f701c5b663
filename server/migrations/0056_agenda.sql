ALTER TABLE "reservations" ADD COLUMN "next_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "reminded_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "absence_judged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_next_due_at_idx" ON "reservations" USING btree ("next_due_at") WHERE "reservations"."next_due_at" is not null;--> statement-breakpoint
UPDATE reservations r SET next_due_at = now(), reminded_until = now(),
  absence_judged = least(r.starts_at + greatest(interval '0',
    o.no_show_grace_period_minutes * interval '1 minute' - r.awaited_ms * interval '1 millisecond'), r.ends_at) <= now()
FROM organizations o
WHERE o.id = r.organization_id AND r.kind IN ('reservation', 'walk_in') AND r.status IN ('confirmed', 'arrived')
  AND r.ends_at > now();--> statement-breakpoint
DELETE FROM notifications WHERE status = 'pending' AND scheduled_for > now() AND type IN ('start_15min', 'start_5min',
  'end_15min', 'end_5min', 'custom_reminder', 'still_coming', 'someone_waits');--> statement-breakpoint
DELETE FROM jobs WHERE kind IN ('reservations.follow-no-show-rules', 'notifications.replan')
  OR kind = 'reservations.no-show' AND due_at > now();