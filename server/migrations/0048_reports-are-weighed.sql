DROP INDEX "availability_watches_fair_idx";--> statement-breakpoint
DROP INDEX "availability_watches_first_come_idx";--> statement-breakpoint
ALTER TABLE "spot_reporters" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "spot_reports" ADD COLUMN "was_false" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "rank" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "spot_reporters_gave_up_idx" ON "spot_reporters" USING btree ("organization_id","user_id") WHERE "spot_reporters"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "spot_reports_false_idx" ON "spot_reports" USING btree ("organization_id","id") WHERE "spot_reports"."was_false";--> statement-breakpoint
CREATE INDEX "availability_watches_fair_idx" ON "availability_watches" USING btree ("organization_id","location_id","rank","occupied_minutes","created_at","id","first_date","last_date","from_hour","to_hour") WHERE "availability_watches"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "availability_watches_first_come_idx" ON "availability_watches" USING btree ("organization_id","location_id","rank","created_at","id","first_date","last_date","from_hour","to_hour") WHERE "availability_watches"."status" = 'waiting';