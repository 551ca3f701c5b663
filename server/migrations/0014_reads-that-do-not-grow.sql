DROP INDEX "reservations_ends_at_idx";--> statement-breakpoint
DROP INDEX "reservations_user_starts_at_idx";--> statement-breakpoint
CREATE INDEX "reservations_location_starts_at_idx" ON "reservations" USING btree ("organization_id","location_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_long_idx" ON "reservations" USING btree ("organization_id","location_id","starts_at") WHERE ends_at - starts_at > interval '26 hours';--> statement-breakpoint
CREATE INDEX "reservations_cancelled_idx" ON "reservations" USING btree ("user_id","starts_at","id") WHERE "reservations"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "reservations_user_starts_at_idx" ON "reservations" USING btree ("user_id","starts_at","ends_at","date","status","kind");