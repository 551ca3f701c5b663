-- expand
-- GiST operators for uuid: the exclusion constraints of reservations compare ids for equality.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "server_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
-- Unlogged by hand: Drizzle cannot say it.
CREATE UNLOGGED TABLE "live_epochs" (
	"is_current" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "live_epochs_one_row" CHECK ("live_epochs"."is_current")
);
--> statement-breakpoint
-- Unlogged by hand: Drizzle cannot say it.
CREATE UNLOGGED TABLE "live_events" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid,
	"topic" text NOT NULL,
	"location_id" uuid,
	"date" date,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"organization_id" uuid,
	"dedupe_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"leased_by" text,
	"last_error" text,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jobs_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"operator_id" uuid,
	"method" text DEFAULT 'password' NOT NULL,
	"user_agent" text,
	"renew" boolean DEFAULT false NOT NULL,
	"previous_sid" text,
	"previous_until" timestamp with time zone,
	"renewal_key" text,
	"expire" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_key" UNIQUE("id"),
	CONSTRAINT "sessions_method_check" CHECK ("sessions"."method" in ('password', 'google', 'apple')),
	CONSTRAINT "sessions_one_identity_check" CHECK ("sessions"."user_id" is null or "sessions"."operator_id" is null)
);
--> statement-breakpoint
CREATE TABLE "bounced_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"bounced_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_change_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email_change_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"new_email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incomplete_registrations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"organization_name" text NOT NULL,
	"subscription_plan" text NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "incomplete_registrations_plan_check" CHECK ("incomplete_registrations"."subscription_plan" in ('basic', 'premium', 'enterprise'))
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"cookie_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_cookie_hash_user_id_pk" PRIMARY KEY("cookie_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "provider_trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"return_path" text,
	"subscription_plan" text,
	"claims" jsonb,
	"posted" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_trips_provider_check" CHECK ("provider_trips"."provider" in ('google', 'apple')),
	CONSTRAINT "provider_trips_action_check" CHECK ("provider_trips"."action" in ('login', 'register', 'invitation', 'connect'))
);
--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "user_identities_provider_check" CHECK ("user_identities"."provider" in ('google', 'apple'))
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"preferred_charging_types" text[] DEFAULT '{}' NOT NULL,
	"preferred_connector_types" text[] DEFAULT '{}' NOT NULL,
	"preferred_amenities" text[] DEFAULT '{}' NOT NULL,
	"max_distance" integer DEFAULT 10 NOT NULL,
	"home_latitude" double precision,
	"home_longitude" double precision,
	"work_latitude" double precision,
	"work_longitude" double precision,
	"usual_energy_kwh" double precision,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"vehicle_make" text,
	"vehicle_model" text,
	"vehicle_year" text,
	"vehicle_color" text,
	"license_plate" text,
	"license_plate_state" text,
	"license_plate_type" text,
	"emergency_contact" text,
	"details_deferred" boolean DEFAULT false NOT NULL,
	"email_unconfirmed" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"sms_notifications" boolean DEFAULT true NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"confirmed_phone" text,
	"sms_stopped_at" timestamp with time zone,
	"agreement_accepted_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone,
	"terms_version" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_status_check" CHECK ("users"."status" in ('pending', 'approved', 'rejected', 'suspended')),
	CONSTRAINT "users_license_plate_type_check" CHECK ("users"."license_plate_type" in ('permanent_plate', 'temporary_plate'))
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
CREATE TABLE "billing_history" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_intent_id" text,
	"invoice_id" text,
	"billing_date" timestamp with time zone NOT NULL,
	"due_date" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"failure_reason" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"disputes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_history_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "billing_history_type_check" CHECK ("billing_history"."type" in ('subscription', 'addon', 'trial_start', 'trial_end', 'renewal', 'cancellation', 'refund')),
	CONSTRAINT "billing_history_status_check" CHECK ("billing_history"."status" in ('pending', 'paid', 'failed', 'refunded', 'cancelled'))
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
CREATE TABLE "location_add_ons" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"locations_count" integer DEFAULT 1 NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"total_amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"billing_cycle" text DEFAULT 'monthly' NOT NULL,
	"purchase_date" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"next_billing_date" timestamp with time zone,
	"paid_count" integer DEFAULT 0 NOT NULL,
	"next_billing_cycle" text,
	"cancelled_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "location_add_ons_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "location_add_ons_billing_cycle_check" CHECK ("location_add_ons"."billing_cycle" in ('monthly', 'annual')),
	CONSTRAINT "location_add_ons_next_billing_cycle_check" CHECK ("location_add_ons"."next_billing_cycle" in ('monthly', 'annual')),
	CONSTRAINT "location_add_ons_status_check" CHECK ("location_add_ons"."status" in ('active', 'cancelled', 'expired')),
	CONSTRAINT "location_add_ons_count_check" CHECK ("location_add_ons"."locations_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "member_add_ons" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"members_count" integer DEFAULT 1 NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"total_amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"billing_cycle" text DEFAULT 'monthly' NOT NULL,
	"purchase_date" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"next_billing_date" timestamp with time zone,
	"paid_count" integer DEFAULT 0 NOT NULL,
	"next_billing_cycle" text,
	"cancelled_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_add_ons_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "member_add_ons_billing_cycle_check" CHECK ("member_add_ons"."billing_cycle" in ('monthly', 'annual')),
	CONSTRAINT "member_add_ons_next_billing_cycle_check" CHECK ("member_add_ons"."next_billing_cycle" in ('monthly', 'annual')),
	CONSTRAINT "member_add_ons_status_check" CHECK ("member_add_ons"."status" in ('active', 'cancelled', 'expired')),
	CONSTRAINT "member_add_ons_count_check" CHECK ("member_add_ons"."members_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "spot_add_ons" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"spots_count" integer DEFAULT 1 NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"total_amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"billing_cycle" text DEFAULT 'monthly' NOT NULL,
	"purchase_date" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"next_billing_date" timestamp with time zone,
	"paid_count" integer DEFAULT 0 NOT NULL,
	"next_billing_cycle" text,
	"cancelled_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spot_add_ons_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "spot_add_ons_billing_cycle_check" CHECK ("spot_add_ons"."billing_cycle" in ('monthly', 'annual')),
	CONSTRAINT "spot_add_ons_next_billing_cycle_check" CHECK ("spot_add_ons"."next_billing_cycle" in ('monthly', 'annual')),
	CONSTRAINT "spot_add_ons_status_check" CHECK ("spot_add_ons"."status" in ('active', 'cancelled', 'expired')),
	CONSTRAINT "spot_add_ons_count_check" CHECK ("spot_add_ons"."spots_count" > 0)
);
--> statement-breakpoint
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
	"scheduled_plan" text,
	"billing_anchor" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"taken_back_since" timestamp with time zone,
	"taken_back_cents" integer DEFAULT 0 NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"card_exp_month" integer,
	"card_exp_year" integer,
	"billing_name" text,
	"billing_address" text,
	"tax_number" text,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"tickets_drawn" integer DEFAULT 0 NOT NULL,
	"ticket_stored" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_plan_check" CHECK ("subscriptions"."plan" in ('basic', 'premium', 'enterprise')),
	CONSTRAINT "subscriptions_status_check" CHECK ("subscriptions"."status" in ('active', 'inactive', 'trial', 'past_due')),
	CONSTRAINT "subscriptions_scheduled_plan_check" CHECK ("subscriptions"."scheduled_plan" in ('basic', 'premium', 'enterprise'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spot_nudges" (
	"organization_id" uuid NOT NULL,
	"spot_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"nudged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spot_nudges_pkey" PRIMARY KEY("organization_id","spot_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "spot_reporters" (
	"organization_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"note" text,
	"reported_at" timestamp with time zone NOT NULL,
	"reservation_id" uuid,
	CONSTRAINT "spot_reporters_pkey" PRIMARY KEY("organization_id","report_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "spot_reports" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"spot_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	"was_false" boolean DEFAULT false NOT NULL,
	CONSTRAINT "spot_reports_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "spot_reports_kind_check" CHECK ("spot_reports"."kind" in ('blocked', 'broken')),
	CONSTRAINT "spot_reports_resolved_check" CHECK ("spot_reports"."resolved_by" is null or "spot_reports"."resolved_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "displays" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"show_names" boolean NOT NULL,
	"look" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "displays_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "displays_look_check" CHECK ("displays"."look" in ('auto', 'light', 'dark'))
);
--> statement-breakpoint
CREATE TABLE "invitation_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"invited_by" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('admin', 'user')),
	CONSTRAINT "invitations_status_check" CHECK ("invitations"."status" in ('pending', 'accepted', 'expired', 'revoked')),
	CONSTRAINT "invitations_declined_check" CHECK ("invitations"."declined_at" IS NULL OR "invitations"."status" = 'revoked')
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"timezone" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"city" text,
	"state" text,
	"zip_code" text,
	"total_spots" integer DEFAULT 0 NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"operating_hours" text NOT NULL,
	"operating_hours_json" jsonb NOT NULL,
	"access_type" text DEFAULT 'private' NOT NULL,
	"location_type" text DEFAULT 'office' NOT NULL,
	"network_provider" text,
	"contact_phone" text,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"average_rating" numeric(3, 2),
	"total_reviews" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "locations_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "locations_access_type_check" CHECK ("locations"."access_type" in ('private', 'public', 'restricted')),
	CONSTRAINT "locations_location_type_check" CHECK ("locations"."location_type" in ('office', 'parking_garage', 'residential', 'retail', 'shopping_center', 'manufacturing', 'production_building', 'public'))
);
--> statement-breakpoint
CREATE TABLE "spots" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"spot_number" text NOT NULL,
	"position" integer NOT NULL,
	"charging_type" text DEFAULT 'level_2' NOT NULL,
	"connector_type" text DEFAULT 'type_2' NOT NULL,
	"power_output" double precision DEFAULT 7 NOT NULL,
	"current_status" text DEFAULT 'available' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_status_update" timestamp with time zone,
	"code_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spots_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "spots_spot_number_key" UNIQUE("organization_id","location_id","spot_number"),
	CONSTRAINT "spots_location_id_key" UNIQUE("organization_id","location_id","id"),
	CONSTRAINT "spots_current_status_check" CHECK ("spots"."current_status" in ('available', 'occupied', 'reserved', 'maintenance'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reservation_id" uuid,
	"type" text NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"params" jsonb,
	"title" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"path" text,
	"scheduled_for" timestamp with time zone NOT NULL,
	"attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"leased_by" text,
	"sent_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"error_message" text,
	"provider_id" text,
	"segments" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('start_15min', 'start_5min', 'end_15min', 'end_5min', 'custom_reminder', 'still_coming', 'someone_waits', 'reservation_confirmed', 'reservation_changed', 'reservation_cancelled', 'cancelled_by_other', 'spot_closed', 'outside_hours', 'no_show', 'membership_decided', 'review_decided', 'invitation_accepted', 'terms_changed', 'trial', 'payment', 'availability', 'spot_reported', 'report_resolved', 'nudge', 'usage_report')),
	CONSTRAINT "notifications_method_check" CHECK ("notifications"."method" in ('app', 'email', 'sms', 'push')),
	CONSTRAINT "notifications_status_check" CHECK ("notifications"."status" in ('pending', 'sent', 'failed'))
);
--> statement-breakpoint
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
	"created_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_notification_preferences" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"enable_custom_reminders" boolean DEFAULT true NOT NULL,
	"custom_reminder_minutes" integer,
	"methods" jsonb DEFAULT '{}' NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_notification_preferences_pkey" PRIMARY KEY("organization_id","user_id"),
	CONSTRAINT "user_notification_preferences_quiet_from_check" CHECK ("user_notification_preferences"."quiet_from" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
	CONSTRAINT "user_notification_preferences_quiet_until_check" CHECK ("user_notification_preferences"."quiet_until" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')
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
CREATE TABLE "operator_recovery_codes" (
	"operator_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"salt" text DEFAULT '' NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "operator_recovery_codes_pkey" PRIMARY KEY("operator_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" varchar(255) NOT NULL,
	"email" varchar(255) NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"last_login" timestamp with time zone,
	"totp_secret" text,
	"pending_totp_secret" text,
	"last_totp_step" bigint,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "audit_entries" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"subject_label" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entries_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "organization_memberships" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"invited_by" uuid,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organization_memberships_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "organization_memberships_user_key" UNIQUE("organization_id","user_id"),
	CONSTRAINT "organization_memberships_role_check" CHECK ("organization_memberships"."role" in ('admin', 'user')),
	CONSTRAINT "organization_memberships_status_check" CHECK ("organization_memberships"."status" in ('pending', 'active', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"address" text,
	"timezone" text NOT NULL,
	"custom_agreement_text" text,
	"requires_agreement" boolean DEFAULT false NOT NULL,
	"show_reservation_details" boolean DEFAULT true NOT NULL,
	"show_user_names" boolean DEFAULT true NOT NULL,
	"show_vehicle_info" boolean DEFAULT false NOT NULL,
	"show_contact_info" boolean DEFAULT false NOT NULL,
	"peak_hours_enabled" boolean DEFAULT true NOT NULL,
	"peak_start_time" text DEFAULT '06:00' NOT NULL,
	"peak_end_time" text DEFAULT '15:00' NOT NULL,
	"weekdays_require_reservations" boolean DEFAULT true NOT NULL,
	"weekend_peak_hours" boolean DEFAULT false NOT NULL,
	"peak_slot_duration" integer DEFAULT 180 NOT NULL,
	"off_peak_slot_duration" integer DEFAULT 60 NOT NULL,
	"max_advance_booking_days" integer DEFAULT 30 NOT NULL,
	"max_consecutive_slots" integer DEFAULT 1 NOT NULL,
	"max_booking_hours_reservation" integer DEFAULT 3 NOT NULL,
	"max_booking_hours_walk_in" integer DEFAULT 12 NOT NULL,
	"require_peak_reservation" boolean DEFAULT true NOT NULL,
	"allow_off_peak_walk_in" boolean DEFAULT true NOT NULL,
	"peak_walk_in_when_free" boolean DEFAULT true NOT NULL,
	"off_peak_access_policy" text DEFAULT 'both' NOT NULL,
	"allow_same_day_booking" boolean DEFAULT true NOT NULL,
	"booking_frequency_enabled" boolean DEFAULT false NOT NULL,
	"max_bookings_per_day" integer DEFAULT 1 NOT NULL,
	"max_bookings_per_week" integer DEFAULT 5 NOT NULL,
	"max_bookings_per_month" integer DEFAULT 20 NOT NULL,
	"booking_frequency_type" text DEFAULT 'unlimited' NOT NULL,
	"allow_consecutive_reservations" boolean DEFAULT false NOT NULL,
	"max_open_bookings" integer DEFAULT 0 NOT NULL,
	"early_arrival_minutes" integer DEFAULT 30 NOT NULL,
	"line_enabled" boolean DEFAULT true NOT NULL,
	"line_offer_minutes" integer DEFAULT 10 NOT NULL,
	"line_order" text DEFAULT 'fair' NOT NULL,
	"line_nudges" boolean DEFAULT true NOT NULL,
	"line_still_coming" boolean DEFAULT true NOT NULL,
	"line_shorter_suggestion" boolean DEFAULT true NOT NULL,
	"line_rest_at_once" boolean DEFAULT true NOT NULL,
	"allow_availability_notifications" boolean DEFAULT true NOT NULL,
	"allow_custom_reminders" boolean DEFAULT true NOT NULL,
	"default_reminder_minutes" integer DEFAULT 15 NOT NULL,
	"no_show_grace_period_minutes" integer DEFAULT 30 NOT NULL,
	"auto_mark_no_show" boolean DEFAULT true NOT NULL,
	"require_vehicle_to_join" boolean DEFAULT true NOT NULL,
	"require_phone_to_join" boolean DEFAULT true NOT NULL,
	"require_emergency_contact_to_join" boolean DEFAULT true NOT NULL,
	"invitations_approve" boolean DEFAULT false NOT NULL,
	"chargers_checked" boolean DEFAULT false NOT NULL,
	"rules_checked" boolean DEFAULT false NOT NULL,
	"first_steps_put_away" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organizations_off_peak_access_policy_check" CHECK ("organizations"."off_peak_access_policy" in ('both', 'walk_in_only', 'reservation_only')),
	CONSTRAINT "organizations_booking_frequency_type_check" CHECK ("organizations"."booking_frequency_type" in ('daily', 'weekly', 'monthly', 'unlimited')),
	CONSTRAINT "organizations_line_order_check" CHECK ("organizations"."line_order" in ('fair', 'first_come')),
	CONSTRAINT "organizations_peak_start_time_check" CHECK ("organizations"."peak_start_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
	CONSTRAINT "organizations_peak_end_time_check" CHECK ("organizations"."peak_end_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')
);
--> statement-breakpoint
CREATE TABLE "station_recommendations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"score" double precision NOT NULL,
	"reason" text NOT NULL,
	"distance" double precision,
	"estimated_charging_time" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "station_recommendations_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "station_recommendations_user_key" UNIQUE("organization_id","user_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"organization_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"date" date NOT NULL,
	"spots" integer NOT NULL,
	"reservations" integer NOT NULL,
	"sessions" integer NOT NULL,
	"walk_ins" integer NOT NULL,
	"no_shows" integer NOT NULL,
	"released" integer NOT NULL,
	"served" integer NOT NULL,
	"not_served" integer NOT NULL,
	"gave_up" integer NOT NULL,
	"refused" integer NOT NULL,
	"saved_minutes" integer NOT NULL,
	"minutes" integer[] NOT NULL,
	CONSTRAINT "report_days_pkey" PRIMARY KEY("organization_id","location_id","date"),
	CONSTRAINT "report_days_minutes_check" CHECK (cardinality("report_days"."minutes") = 24)
);
--> statement-breakpoint
CREATE TABLE "report_months" (
	"organization_id" uuid NOT NULL,
	"month" date NOT NULL,
	"place_id" uuid NOT NULL,
	"members" integer NOT NULL,
	"share" double precision NOT NULL,
	CONSTRAINT "report_months_pkey" PRIMARY KEY("organization_id","month","place_id")
);
--> statement-breakpoint
CREATE TABLE "report_sums" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_until" date NOT NULL,
	"months_until" date DEFAULT '-infinity' NOT NULL,
	CONSTRAINT "report_sums_only_check" CHECK ("report_sums"."is_only")
);
--> statement-breakpoint
CREATE TABLE "report_weeks" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"week" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_sessions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sessions" integer NOT NULL,
	"seconds" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_bookings" (
	"organization_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"date" date NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "refused_bookings_pkey" PRIMARY KEY("organization_id","location_id","date","user_id")
);
--> statement-breakpoint
CREATE TABLE "reservation_days" (
	"date" date PRIMARY KEY NOT NULL,
	"reservations" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_months" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"reservations" integer NOT NULL,
	"sessions" integer NOT NULL,
	"length" interval NOT NULL,
	CONSTRAINT "reservation_months_pkey" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "reservation_sums" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"summed_until" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_sums_only_check" CHECK ("reservation_sums"."is_only")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"user_id" uuid,
	"location_id" uuid NOT NULL,
	"spot_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time_slot" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"period" "tstzrange" GENERATED ALWAYS AS (tstzrange(starts_at, ends_at, '[)')) STORED NOT NULL,
	"arrived_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"minutes_before_move" integer DEFAULT 0 NOT NULL,
	"awaited_ms" integer DEFAULT 0 NOT NULL,
	"left_from" timestamp with time zone,
	"left_until" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"note" text,
	"next_due_at" timestamp with time zone,
	"reminded_until" timestamp with time zone,
	"absence_judged" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "reservations_kind_check" CHECK ("reservations"."kind" in ('reservation', 'walk_in', 'hold', 'closure')),
	CONSTRAINT "reservations_status_check" CHECK ("reservations"."status" in ('held', 'confirmed', 'arrived', 'cancelled', 'no_show', 'closed', 'expired')),
	CONSTRAINT "reservations_period_check" CHECK ("reservations"."ends_at" >= "reservations"."starts_at"),
	CONSTRAINT "reservations_left_check" CHECK (("reservations"."left_from" is null) = ("reservations"."left_until" is null)),
	CONSTRAINT "reservations_user_check" CHECK ("reservations"."user_id" is not null or "reservations"."kind" in ('closure', 'hold')),
	CONSTRAINT "reservations_kind_status_check" CHECK (case "reservations"."kind"
        when 'closure' then "reservations"."status" in ('closed', 'cancelled', 'expired')
        when 'hold' then "reservations"."status" in ('held', 'cancelled', 'expired')
        else "reservations"."status" in ('confirmed', 'arrived', 'cancelled', 'no_show')
      end)
);
--> statement-breakpoint
CREATE TABLE "location_reviews" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"review_text" text,
	"amenity_ratings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "location_reviews_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "location_reviews_user_key" UNIQUE("organization_id","location_id","user_id"),
	CONSTRAINT "location_reviews_rating_check" CHECK ("location_reviews"."rating" between 1 and 5),
	CONSTRAINT "location_reviews_hidden_check" CHECK (("location_reviews"."hidden_at" is null) = ("location_reviews"."hidden_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "review_dismissals" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_dismissals_pkey" PRIMARY KEY("organization_id","user_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "review_helpful_marks" (
	"organization_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_helpful_marks_pkey" PRIMARY KEY("organization_id","review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"operator_id" uuid,
	"user_id" uuid,
	"message" text NOT NULL,
	"is_from_developer" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_responses_author_check" CHECK (case when "ticket_responses"."is_from_developer" then "ticket_responses"."user_id" is null else "ticket_responses"."operator_id" is null end)
);
--> statement-breakpoint
CREATE TABLE "ticket_status_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_status_history_status_check" CHECK ("ticket_status_history"."status" in ('pending', 'in_work', 'completed'))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"user_id" uuid,
	"user_email" text NOT NULL,
	"user_name" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"category" varchar(100) NOT NULL,
	"sub_category" varchar(100) NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"page" text,
	"browser" text,
	"version" text,
	"request_id" text,
	"link_version" integer DEFAULT 1 NOT NULL,
	"awaits_answer_since" timestamp with time zone,
	"status" text DEFAULT 'pending' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_type_check" CHECK ("tickets"."type" in ('bug', 'feature')),
	CONSTRAINT "tickets_status_check" CHECK ("tickets"."status" in ('pending', 'in_work', 'completed')),
	CONSTRAINT "tickets_priority_check" CHECK ("tickets"."priority" in ('low', 'normal', 'high', 'urgent'))
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"spot_id" uuid,
	"preferred_date" date,
	"look_ahead_days" integer NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL,
	"hours" integer NOT NULL,
	"status" text NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"last_checked" timestamp with time zone,
	"passed_over" jsonb,
	"rank" integer DEFAULT 1 NOT NULL,
	"occupied_minutes" integer NOT NULL,
	"scored_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "waitlist_entries_status_check" CHECK ("waitlist_entries"."status" in ('waiting', 'paused', 'fulfilled', 'ended', 'left')),
	CONSTRAINT "waitlist_entries_dates_check" CHECK ("waitlist_entries"."first_date" <= "waitlist_entries"."last_date"),
	CONSTRAINT "waitlist_entries_hours_check" CHECK ("waitlist_entries"."from_hour" between 0 and 23 and "waitlist_entries"."to_hour" between "waitlist_entries"."from_hour" and 23 and "waitlist_entries"."hours" between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "waitlist_offer_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist_offers" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"spot_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time_slot" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"reach" text NOT NULL,
	"free_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"passed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "waitlist_offers_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "waitlist_offers_status_check" CHECK ("waitlist_offers"."status" in ('open', 'accepted', 'passed', 'lapsed', 'withdrawn')),
	CONSTRAINT "waitlist_offers_reach_check" CHECK ("waitlist_offers"."reach" in ('fast', 'mail')),
	CONSTRAINT "waitlist_offers_ended_check" CHECK (("waitlist_offers"."ended_at" is null) = ("waitlist_offers"."status" = 'open'))
);
--> statement-breakpoint
ALTER TABLE "email_change_tokens" ADD CONSTRAINT "email_change_tokens_email_change_id_email_changes_id_fk" FOREIGN KEY ("email_change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incomplete_registrations" ADD CONSTRAINT "incomplete_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_trips" ADD CONSTRAINT "provider_trips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_documents" ADD CONSTRAINT "billing_documents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_history" ADD CONSTRAINT "billing_history_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_operations" ADD CONSTRAINT "billing_operations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_add_ons" ADD CONSTRAINT "location_add_ons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_add_ons" ADD CONSTRAINT "member_add_ons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_add_ons" ADD CONSTRAINT "spot_add_ons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_add_ons" ADD CONSTRAINT "spot_add_ons_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_nudges" ADD CONSTRAINT "spot_nudges_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_nudges" ADD CONSTRAINT "spot_nudges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_nudges" ADD CONSTRAINT "spot_nudges_spot_fk" FOREIGN KEY ("organization_id","spot_id") REFERENCES "public"."spots"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reporters" ADD CONSTRAINT "spot_reporters_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reporters" ADD CONSTRAINT "spot_reporters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reporters" ADD CONSTRAINT "spot_reporters_report_fk" FOREIGN KEY ("organization_id","report_id") REFERENCES "public"."spot_reports"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reports" ADD CONSTRAINT "spot_reports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reports" ADD CONSTRAINT "spot_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reports" ADD CONSTRAINT "spot_reports_spot_fk" FOREIGN KEY ("organization_id","location_id","spot_id") REFERENCES "public"."spots"("organization_id","location_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_tokens" ADD CONSTRAINT "invitation_tokens_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_tokens" ADD CONSTRAINT "invitation_tokens_invitation_fk" FOREIGN KEY ("organization_id","invitation_id") REFERENCES "public"."invitations"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spots" ADD CONSTRAINT "spots_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spots" ADD CONSTRAINT "spots_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_confirmations" ADD CONSTRAINT "phone_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ADD CONSTRAINT "user_notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ADD CONSTRAINT "user_notification_preferences_organization_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_codes" ADD CONSTRAINT "operator_recovery_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_memberships" ADD CONSTRAINT "organization_memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_memberships" ADD CONSTRAINT "organization_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_memberships" ADD CONSTRAINT "organization_memberships_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station_recommendations" ADD CONSTRAINT "station_recommendations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station_recommendations" ADD CONSTRAINT "station_recommendations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station_recommendations" ADD CONSTRAINT "station_recommendations_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_days" ADD CONSTRAINT "report_days_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_days" ADD CONSTRAINT "report_days_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_months" ADD CONSTRAINT "report_months_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_weeks" ADD CONSTRAINT "report_weeks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_sessions" ADD CONSTRAINT "past_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_bookings" ADD CONSTRAINT "refused_bookings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_bookings" ADD CONSTRAINT "refused_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_bookings" ADD CONSTRAINT "refused_bookings_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_months" ADD CONSTRAINT "reservation_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_spot_fk" FOREIGN KEY ("organization_id","location_id","spot_id") REFERENCES "public"."spots"("organization_id","location_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_reviews" ADD CONSTRAINT "location_reviews_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_reviews" ADD CONSTRAINT "location_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_reviews" ADD CONSTRAINT "location_reviews_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_dismissals" ADD CONSTRAINT "review_dismissals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_dismissals" ADD CONSTRAINT "review_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_dismissals" ADD CONSTRAINT "review_dismissals_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful_marks" ADD CONSTRAINT "review_helpful_marks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful_marks" ADD CONSTRAINT "review_helpful_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful_marks" ADD CONSTRAINT "review_helpful_marks_review_fk" FOREIGN KEY ("organization_id","review_id") REFERENCES "public"."location_reviews"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_responses" ADD CONSTRAINT "ticket_responses_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_responses" ADD CONSTRAINT "ticket_responses_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_responses" ADD CONSTRAINT "ticket_responses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_status_history" ADD CONSTRAINT "ticket_status_history_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_spot_fk" FOREIGN KEY ("organization_id","location_id","spot_id") REFERENCES "public"."spots"("organization_id","location_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offer_links" ADD CONSTRAINT "waitlist_offer_links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offer_links" ADD CONSTRAINT "waitlist_offer_links_offer_fk" FOREIGN KEY ("organization_id","offer_id") REFERENCES "public"."waitlist_offers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_entry_fk" FOREIGN KEY ("organization_id","entry_id") REFERENCES "public"."waitlist_entries"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ADD CONSTRAINT "waitlist_offers_spot_fk" FOREIGN KEY ("organization_id","location_id","spot_id") REFERENCES "public"."spots"("organization_id","location_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_events_xid_idx" ON "live_events" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_kind_due_idx" ON "jobs" USING btree ("kind","due_at","id") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_failing_idx" ON "jobs" USING btree ("due_at") WHERE "jobs"."failed_at" is null and "jobs"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "jobs_failed_idx" ON "jobs" USING btree ("failed_at") WHERE "jobs"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_sandbox_accounts_change_idx" ON "payment_sandbox_accounts" USING btree ("change");--> statement-breakpoint
CREATE INDEX "payment_sandbox_requests_created_at_idx" ON "payment_sandbox_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_operator_idx" ON "sessions" USING btree ("operator_id") WHERE "sessions"."operator_id" is not null;--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_previous_sid_idx" ON "sessions" USING btree ("previous_sid");--> statement-breakpoint
CREATE INDEX "email_change_tokens_email_change_id_idx" ON "email_change_tokens" USING btree ("email_change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_user_id_key" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_browsers_user_id_idx" ON "known_browsers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_browsers_last_used_at_idx" ON "known_browsers" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_trips_state_hash_key" ON "provider_trips" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "provider_trips_cookie_hash_idx" ON "provider_trips" USING btree ("cookie_hash");--> statement-breakpoint
CREATE INDEX "provider_trips_expires_at_idx" ON "provider_trips" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_trips_user_id_idx" ON "provider_trips" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user_id_idx" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_identities_user_id_provider_key" ON "user_identities" USING btree ("user_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_confirmed_phone_idx" ON "users" USING btree ("confirmed_phone") WHERE "users"."confirmed_phone" is not null;--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("id") WHERE "users"."status" = 'suspended';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_number_key" ON "billing_documents" USING btree ("organization_id","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_invoice_key" ON "billing_documents" USING btree ("organization_id","kind","invoice_id");--> statement-breakpoint
CREATE INDEX "billing_history_date_idx" ON "billing_history" USING btree ("organization_id","billing_date");--> statement-breakpoint
CREATE INDEX "billing_history_created_idx" ON "billing_history" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_history_source_key" ON "billing_history" USING btree ("organization_id","source");--> statement-breakpoint
CREATE INDEX "billing_history_disputed_idx" ON "billing_history" USING btree ("organization_id") WHERE "billing_history"."disputes" <> '[]';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_operations_one_pending_key" ON "billing_operations" USING btree ("organization_id") WHERE "billing_operations"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_customer_key" ON "subscriptions" USING btree ("payment_customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_renewal_idx" ON "subscriptions" USING btree ("next_renewal_date");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "spot_reporters_gave_up_idx" ON "spot_reporters" USING btree ("organization_id","user_id") WHERE "spot_reporters"."reservation_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "spot_reports_open_key" ON "spot_reports" USING btree ("organization_id","spot_id","kind") WHERE "spot_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "spot_reports_false_idx" ON "spot_reports" USING btree ("organization_id","id") WHERE "spot_reports"."was_false";--> statement-breakpoint
CREATE INDEX "displays_location_idx" ON "displays" USING btree ("organization_id","location_id");--> statement-breakpoint
CREATE UNIQUE INDEX "displays_token_hash_key" ON "displays" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitation_tokens_invitation_idx" ON "invitation_tokens" USING btree ("organization_id","invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending_email_key" ON "invitations" USING btree ("organization_id",lower("email")) WHERE "invitations"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_reservation_key" ON "notifications" USING btree ("organization_id","reservation_id","type","method","scheduled_for");--> statement-breakpoint
CREATE INDEX "notifications_due_idx" ON "notifications" USING btree ("method","attempt_at","id") WHERE "notifications"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "notifications_app_idx" ON "notifications" USING btree ("user_id","sent_at","id") WHERE "notifications"."method" = 'app' and "notifications"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."method" = 'app' and "notifications"."status" = 'sent' and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_error_idx" ON "notifications" USING btree ("status","scheduled_for") WHERE "notifications"."error_message" is not null;--> statement-breakpoint
CREATE INDEX "notifications_done_idx" ON "notifications" USING btree ("scheduled_for","method","status") WHERE "notifications"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX "phone_confirmations_expires_at_idx" ON "phone_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "operator_log_entries_at_idx" ON "operator_log_entries" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "operators_username_key" ON "operators" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "operators_email_key" ON "operators" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_title_key" ON "saved_replies" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("organization_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("organization_id","actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "organization_memberships_user_id_idx" ON "organization_memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organization_memberships_admin_idx" ON "organization_memberships" USING btree ("user_id") WHERE "organization_memberships"."role" = 'admin' and "organization_memberships"."status" = 'active';--> statement-breakpoint
CREATE INDEX "refused_bookings_date_idx" ON "refused_bookings" USING btree ("date");--> statement-breakpoint
CREATE INDEX "refused_bookings_user_id_idx" ON "refused_bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reservations_user_date_idx" ON "reservations" USING btree ("organization_id","user_id","date");--> statement-breakpoint
CREATE INDEX "reservations_user_starts_at_idx" ON "reservations" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_ended_at_idx" ON "reservations" USING btree ((ends_at AT TIME ZONE 'UTC'));--> statement-breakpoint
CREATE INDEX "reservations_location_starts_at_idx" ON "reservations" USING btree ("organization_id","location_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_long_idx" ON "reservations" USING btree ("organization_id","location_id","starts_at") WHERE ends_at - starts_at > interval '26 hours';--> statement-breakpoint
CREATE INDEX "reservations_cancelled_idx" ON "reservations" USING btree ("user_id","starts_at","id") WHERE "reservations"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "reservations_next_due_at_idx" ON "reservations" USING btree ("next_due_at") WHERE "reservations"."next_due_at" is not null;--> statement-breakpoint
CREATE INDEX "location_reviews_latest_idx" ON "location_reviews" USING btree ("organization_id","location_id","updated_at");--> statement-breakpoint
CREATE INDEX "ticket_responses_ticket_idx" ON "ticket_responses" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_status_history_ticket_idx" ON "ticket_status_history" USING btree ("ticket_id","changed_at");--> statement-breakpoint
CREATE INDEX "tickets_user_idx" ON "tickets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_list_idx" ON "tickets" USING btree ("is_archived","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_number_key" ON "tickets" USING btree ("number");--> statement-breakpoint
CREATE INDEX "tickets_completed_idx" ON "tickets" USING btree ("completed_at") WHERE "tickets"."status" = 'completed' and not "tickets"."is_archived";--> statement-breakpoint
CREATE INDEX "tickets_search_idx" ON "tickets" USING gin (to_tsvector('simple', coalesce(user_name, '') || ' ' || user_email || ' ' || description));--> statement-breakpoint
CREATE INDEX "waitlist_entries_fair_idx" ON "waitlist_entries" USING btree ("organization_id","location_id","rank","occupied_minutes","created_at","id","first_date","last_date","from_hour","to_hour") WHERE "waitlist_entries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_entries_first_come_idx" ON "waitlist_entries" USING btree ("organization_id","location_id","rank","created_at","id","first_date","last_date","from_hour","to_hour") WHERE "waitlist_entries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_entries_day_idx" ON "waitlist_entries" USING btree ("organization_id","location_id","last_date","first_date") WHERE "waitlist_entries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_entries_night_idx" ON "waitlist_entries" USING btree ("organization_id","location_id","last_date","first_date") WHERE "waitlist_entries"."status" = 'waiting' and "waitlist_entries"."to_hour" + "waitlist_entries"."hours" > 24;--> statement-breakpoint
CREATE INDEX "waitlist_entries_user_idx" ON "waitlist_entries" USING btree ("organization_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "waitlist_entries_account_idx" ON "waitlist_entries" USING btree ("user_id") WHERE "waitlist_entries"."status" in ('waiting', 'paused');--> statement-breakpoint
CREATE INDEX "waitlist_entries_scored_idx" ON "waitlist_entries" USING btree ("organization_id","location_id","scored_on") WHERE "waitlist_entries"."status" in ('waiting', 'paused');--> statement-breakpoint
CREATE INDEX "waitlist_entries_weeks_idx" ON "waitlist_entries" USING btree ("organization_id","location_id","last_date");--> statement-breakpoint
CREATE INDEX "waitlist_entries_ends_idx" ON "waitlist_entries" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "waitlist_offer_links_offer_idx" ON "waitlist_offer_links" USING btree ("organization_id","offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_offers_open_key" ON "waitlist_offers" USING btree ("organization_id","user_id") WHERE "waitlist_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "waitlist_offers_entry_idx" ON "waitlist_offers" USING btree ("organization_id","entry_id");--> statement-breakpoint
CREATE INDEX "waitlist_offers_user_idx" ON "waitlist_offers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "waitlist_offers_created_idx" ON "waitlist_offers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waitlist_offers_location_idx" ON "waitlist_offers" USING btree ("organization_id","location_id","created_at");
--> statement-breakpoint
-- What follows Drizzle cannot express. See server/src/features/reservations/tables.ts.

-- Two rows that occupy a spot never overlap, whatever their kind. Chargers made together share the first bytes of their
-- ids, by which an index over ids tells rows apart: it grew into boxes that all had to be searched. A hash of the id in
-- front tells them apart; the id itself still decides.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_spot_period_excl"
  EXCLUDE USING gist ((uuid_hash("spot_id")) WITH =, "organization_id" WITH =, "spot_id" WITH =, "period" WITH &&)
  WHERE ("status" IN ('held', 'confirmed', 'arrived', 'closed'));
--> statement-breakpoint
-- Nobody is at two spots at once, in whichever organizations.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_member_period_excl"
  EXCLUDE USING gist ("user_id" WITH =, "period" WITH &&)
  WHERE ("status" IN ('confirmed', 'arrived'));
--> statement-breakpoint
-- The platform's code knows no feature; the database keeps its rows whole all the same.
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk"
  FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_operator_id_operators_id_fk"
  FOREIGN KEY ("operator_id") REFERENCES "operators" ("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk"
  FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;
--> statement-breakpoint
-- An entry of a log stays as it was written, whatever the code or a person at the console does.
CREATE FUNCTION "audit_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_stay"();
--> statement-breakpoint
CREATE FUNCTION "operator_log_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the operators'' log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "operator_log_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_log_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "operator_log_entries_stay"();
--> statement-breakpoint
INSERT INTO "reservation_sums" ("summed_until") VALUES ('-infinity');
--> statement-breakpoint
INSERT INTO "report_sums" ("counted_until") VALUES ('-infinity');
