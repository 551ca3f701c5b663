CREATE TABLE "payment_sandbox_accounts" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"refusal" text,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_documents" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"invoice_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "billing_documents_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "billing_documents_kind_check" CHECK ("billing_documents"."kind" in ('invoice', 'receipt'))
);
--> statement-breakpoint
CREATE TABLE "billing_operations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wish" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"refusal" text,
	"requested_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "billing_operations_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "billing_operations_state_check" CHECK ("billing_operations"."state" in ('pending', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "billing_reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"cursor" text,
	"customers_read" integer DEFAULT 0 NOT NULL,
	"mended" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_history" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "location_add_ons" ADD COLUMN "paid_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "location_add_ons" ADD COLUMN "next_billing_cycle" text;--> statement-breakpoint
ALTER TABLE "location_add_ons" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_add_ons" ADD COLUMN "paid_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_add_ons" ADD COLUMN "next_billing_cycle" text;--> statement-breakpoint
ALTER TABLE "member_add_ons" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "spot_add_ons" ADD COLUMN "paid_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_add_ons" ADD COLUMN "next_billing_cycle" text;--> statement-breakpoint
ALTER TABLE "spot_add_ons" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "scheduled_plan" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billing_anchor" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "past_due_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_exp_month" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_exp_year" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billing_name" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billing_address" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "tickets_drawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ticket_stored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_operations" ADD CONSTRAINT "billing_operations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_sandbox_accounts_change_idx" ON "payment_sandbox_accounts" USING btree ("change");--> statement-breakpoint
CREATE INDEX "payment_sandbox_requests_created_at_idx" ON "payment_sandbox_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_number_key" ON "billing_documents" USING btree ("organization_id","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_invoice_key" ON "billing_documents" USING btree ("organization_id","kind","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_operations_one_pending_key" ON "billing_operations" USING btree ("organization_id") WHERE "billing_operations"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_history_source_key" ON "billing_history" USING btree ("organization_id","source");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_customer_key" ON "subscriptions" USING btree ("payment_customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_renewal_idx" ON "subscriptions" USING btree ("next_renewal_date");--> statement-breakpoint
ALTER TABLE "location_add_ons" ADD CONSTRAINT "location_add_ons_next_billing_cycle_check" CHECK ("location_add_ons"."next_billing_cycle" in ('monthly', 'annual'));--> statement-breakpoint
ALTER TABLE "member_add_ons" ADD CONSTRAINT "member_add_ons_next_billing_cycle_check" CHECK ("member_add_ons"."next_billing_cycle" in ('monthly', 'annual'));--> statement-breakpoint
ALTER TABLE "spot_add_ons" ADD CONSTRAINT "spot_add_ons_next_billing_cycle_check" CHECK ("spot_add_ons"."next_billing_cycle" in ('monthly', 'annual'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_scheduled_plan_check" CHECK ("subscriptions"."scheduled_plan" in ('basic', 'premium', 'enterprise'));