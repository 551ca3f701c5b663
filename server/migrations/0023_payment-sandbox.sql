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
CREATE INDEX "payment_sandbox_accounts_change_idx" ON "payment_sandbox_accounts" USING btree ("change");--> statement-breakpoint
CREATE INDEX "payment_sandbox_requests_created_at_idx" ON "payment_sandbox_requests" USING btree ("created_at");