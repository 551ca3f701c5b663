CREATE TABLE "email_change_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email_change_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "email_changes_token_hash_key";--> statement-breakpoint
-- Nothing has written to the table yet, so that no row lacks an id.
ALTER TABLE "email_changes" DROP CONSTRAINT "email_changes_pkey";--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "email_change_tokens" ADD CONSTRAINT "email_change_tokens_email_change_id_email_changes_id_fk" FOREIGN KEY ("email_change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_change_tokens_email_change_id_idx" ON "email_change_tokens" USING btree ("email_change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_user_id_key" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "email_changes" DROP COLUMN "token_hash";