CREATE TABLE "phone_confirmations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_method_check";--> statement-breakpoint
DROP INDEX "notifications_user_idx";--> statement-breakpoint
DROP INDEX "notifications_reservation_idx";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "message" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sms_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "params" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "attempt_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "leased_by" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "segments" integer;--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ALTER COLUMN "custom_reminder_minutes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ALTER COLUMN "custom_reminder_minutes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ADD COLUMN "methods" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ADD COLUMN "quiet_from" text;--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ADD COLUMN "quiet_until" text;--> statement-breakpoint
ALTER TABLE "phone_confirmations" ADD CONSTRAINT "phone_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_confirmations_expires_at_idx" ON "phone_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_reservation_key" ON "notifications" USING btree ("organization_id","reservation_id","type","method","scheduled_for");--> statement-breakpoint
CREATE INDEX "notifications_due_idx" ON "notifications" USING btree ("method","attempt_at","id") WHERE "notifications"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "notifications_app_idx" ON "notifications" USING btree ("user_id","sent_at","id") WHERE "notifications"."method" = 'app' and "notifications"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."method" = 'app' and "notifications"."status" = 'sent' and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_done_idx" ON "notifications" USING btree ("scheduled_for") WHERE "notifications"."status" <> 'pending';--> statement-breakpoint
ALTER TABLE "user_notification_preferences" DROP COLUMN "preferred_notification_methods";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('start_15min', 'start_5min', 'end_15min', 'end_5min', 'custom_reminder', 'reservation_confirmed', 'reservation_changed', 'reservation_cancelled', 'cancelled_by_other', 'spot_closed', 'no_show', 'membership_decided', 'invitation_accepted', 'terms_changed', 'trial', 'payment', 'availability'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_method_check" CHECK ("notifications"."method" in ('app', 'email', 'sms', 'push'));--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ADD CONSTRAINT "user_notification_preferences_quiet_from_check" CHECK ("user_notification_preferences"."quiet_from" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ADD CONSTRAINT "user_notification_preferences_quiet_until_check" CHECK ("user_notification_preferences"."quiet_until" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');