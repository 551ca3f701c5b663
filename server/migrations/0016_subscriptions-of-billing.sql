CREATE TABLE "subscriptions" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"is_in_trial" boolean DEFAULT false NOT NULL,
	"trial_used" boolean DEFAULT false NOT NULL,
	"trial_start_date" timestamp with time zone,
	"trial_end_date" timestamp with time zone,
	"billing_email" text,
	"payment_customer_id" text,
	"payment_subscription_id" text,
	"payment_method_id" text,
	"billing_cycle_start" timestamp with time zone,
	"billing_cycle_end" timestamp with time zone,
	"next_renewal_date" timestamp with time zone,
	"last_billing_amount_cents" integer,
	"currency" text DEFAULT 'usd' NOT NULL,
	"auto_renew_enabled" boolean DEFAULT true NOT NULL,
	"cancellation_date" timestamp with time zone,
	"cancellation_reason" text,
	"additional_locations" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_plan_check" CHECK ("subscriptions"."plan" in ('basic', 'premium', 'enterprise')),
	CONSTRAINT "subscriptions_status_check" CHECK ("subscriptions"."status" in ('active', 'inactive', 'trial', 'past_due'))
);
--> statement-breakpoint
-- What every organization has of it moves along, before its columns go.
INSERT INTO "subscriptions" ("organization_id", "plan", "status",
	"is_in_trial", "trial_used", "trial_start_date", "trial_end_date",
	"billing_email", "payment_customer_id", "payment_subscription_id", "payment_method_id",
	"billing_cycle_start", "billing_cycle_end", "next_renewal_date", "last_billing_amount_cents", "currency",
	"auto_renew_enabled", "cancellation_date", "cancellation_reason", "additional_locations", "created_at", "updated_at")
SELECT "id", "subscription_plan", "subscription_status",
	"is_in_trial", "trial_used", "trial_start_date", "trial_end_date",
	"billing_email", "payment_customer_id", "payment_subscription_id", "payment_method_id",
	"billing_cycle_start", "billing_cycle_end", "next_renewal_date", "last_billing_amount_cents", "currency",
	"auto_renew_enabled", "cancellation_date", "cancellation_reason", "additional_locations", "created_at", "updated_at"
FROM "organizations";
--> statement-breakpoint
ALTER TABLE "organizations" DROP CONSTRAINT "organizations_subscription_status_check";--> statement-breakpoint
ALTER TABLE "organizations" DROP CONSTRAINT "organizations_subscription_plan_check";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "subscription_status";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "subscription_plan";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "billing_email";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "payment_customer_id";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "payment_subscription_id";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "payment_method_id";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "trial_start_date";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "trial_end_date";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "is_in_trial";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "trial_used";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "billing_cycle_start";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "billing_cycle_end";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "next_renewal_date";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "last_billing_amount_cents";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "currency";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "auto_renew_enabled";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "cancellation_date";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "cancellation_reason";--> statement-breakpoint
ALTER TABLE "organizations" DROP COLUMN "additional_locations";