ALTER TABLE "push_subscriptions" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "ended_at" timestamp with time zone;