ALTER TABLE "organizations" ADD COLUMN "chargers_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "rules_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "first_steps_put_away" boolean DEFAULT false NOT NULL;