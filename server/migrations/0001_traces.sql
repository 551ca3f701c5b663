-- expand
ALTER TABLE "jobs" ADD COLUMN "trace" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "trace" text;