DROP INDEX "jobs_due_idx";--> statement-breakpoint
CREATE INDEX "jobs_kind_due_idx" ON "jobs" USING btree ("kind","due_at","id") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_leased_idx" ON "jobs" USING btree ("leased_until") WHERE "jobs"."leased_until" is not null;--> statement-breakpoint
CREATE INDEX "jobs_failed_idx" ON "jobs" USING btree ("failed_at") WHERE "jobs"."failed_at" is not null;