-- expand
ALTER TABLE "users" ADD COLUMN "region" text DEFAULT 'US' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "clock" text DEFAULT 'region' NOT NULL;