ALTER TABLE "billing_history" ADD COLUMN "disputes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "taken_back_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "taken_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "billing_history_disputed_idx" ON "billing_history" USING btree ("organization_id") WHERE "billing_history"."disputes" <> '[]';