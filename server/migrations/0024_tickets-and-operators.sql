CREATE TABLE "developer_recovery_codes" (
	"developer_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "developer_recovery_codes_pkey" PRIMARY KEY("developer_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_log_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" uuid,
	"operator_name" text NOT NULL,
	"act" text NOT NULL,
	"subject_id" uuid,
	"subject_label" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "tickets_status_idx";--> statement-breakpoint
ALTER TABLE "developer_accounts" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "developer_accounts" ADD COLUMN "pending_totp_secret" text;--> statement-breakpoint
ALTER TABLE "developer_accounts" ADD COLUMN "last_totp_step" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1);--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "awaits_answer_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "developer_recovery_codes" ADD CONSTRAINT "developer_recovery_codes_developer_id_developer_accounts_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developer_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_log_entries_at_idx" ON "operator_log_entries" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_title_key" ON "saved_replies" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "sessions_developer_idx" ON "sessions" USING btree ("developer_id") WHERE "sessions"."developer_id" is not null;--> statement-breakpoint
CREATE INDEX "tickets_list_idx" ON "tickets" USING btree ("is_archived","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_number_key" ON "tickets" USING btree ("number");--> statement-breakpoint
CREATE INDEX "tickets_completed_idx" ON "tickets" USING btree ("completed_at") WHERE "tickets"."status" = 'completed' and not "tickets"."is_archived";--> statement-breakpoint
CREATE INDEX "tickets_search_idx" ON "tickets" USING gin (to_tsvector('simple', coalesce(user_name, '') || ' ' || user_email || ' ' || description));--> statement-breakpoint
-- What follows Drizzle cannot express: an entry stays as it was written, whatever the code or a person at the console does.
CREATE FUNCTION "operator_log_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the operators'' log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "operator_log_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_log_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "operator_log_entries_stay"();
