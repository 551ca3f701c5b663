CREATE TABLE "server_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"developer_id" uuid,
	"sess" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_one_identity_check" CHECK ("sessions"."user_id" is null or "sessions"."developer_id" is null)
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
	"password_hash" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"sms_notifications" boolean DEFAULT true NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"profile_image_url" text,
	"agreement_accepted_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone,
	"terms_version" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_status_check" CHECK ("users"."status" in ('pending', 'approved', 'rejected', 'suspended')),
	CONSTRAINT "users_license_plate_type_check" CHECK ("users"."license_plate_type" in ('permanent_plate', 'temporary_plate'))
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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_history_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "billing_history_type_check" CHECK ("billing_history"."type" in ('subscription', 'addon', 'trial_start', 'trial_end', 'renewal', 'cancellation', 'refund')),
	CONSTRAINT "billing_history_status_check" CHECK ("billing_history"."status" in ('pending', 'paid', 'failed', 'refunded', 'cancelled'))
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
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "location_add_ons_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "location_add_ons_billing_cycle_check" CHECK ("location_add_ons"."billing_cycle" in ('monthly', 'annual')),
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
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_add_ons_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "member_add_ons_billing_cycle_check" CHECK ("member_add_ons"."billing_cycle" in ('monthly', 'annual')),
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
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spot_add_ons_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "spot_add_ons_billing_cycle_check" CHECK ("spot_add_ons"."billing_cycle" in ('monthly', 'annual')),
	CONSTRAINT "spot_add_ons_status_check" CHECK ("spot_add_ons"."status" in ('active', 'cancelled', 'expired')),
	CONSTRAINT "spot_add_ons_count_check" CHECK ("spot_add_ons"."spots_count" > 0)
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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('admin', 'user')),
	CONSTRAINT "invitations_status_check" CHECK ("invitations"."status" in ('pending', 'accepted', 'expired', 'revoked'))
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
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "location_reviews_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "location_reviews_user_key" UNIQUE("organization_id","location_id","user_id"),
	CONSTRAINT "location_reviews_rating_check" CHECK ("location_reviews"."rating" between 1 and 5)
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
	"availability_watch_id" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"scheduled_for" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"error_message" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('start_15min', 'start_5min', 'end_15min', 'end_5min', 'availability', 'custom_reminder')),
	CONSTRAINT "notifications_method_check" CHECK ("notifications"."method" in ('sms', 'email', 'app')),
	CONSTRAINT "notifications_status_check" CHECK ("notifications"."status" in ('pending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "user_notification_preferences" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"enable_availability_alerts" boolean DEFAULT false NOT NULL,
	"enable_custom_reminders" boolean DEFAULT true NOT NULL,
	"custom_reminder_minutes" integer DEFAULT 15 NOT NULL,
	"preferred_notification_methods" text[] DEFAULT '{"email"}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_notification_preferences_pkey" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "developer_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" varchar(255) NOT NULL,
	"email" varchar(255) NOT NULL,
	"password_hash" text NOT NULL,
	"last_login" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
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
	"subscription_status" text DEFAULT 'trial' NOT NULL,
	"subscription_plan" text DEFAULT 'basic' NOT NULL,
	"billing_email" text,
	"custom_agreement_text" text,
	"requires_agreement" boolean DEFAULT false NOT NULL,
	"payment_customer_id" text,
	"payment_subscription_id" text,
	"payment_method_id" text,
	"trial_start_date" timestamp with time zone,
	"trial_end_date" timestamp with time zone,
	"is_in_trial" boolean DEFAULT false NOT NULL,
	"trial_used" boolean DEFAULT false NOT NULL,
	"billing_cycle_start" timestamp with time zone,
	"billing_cycle_end" timestamp with time zone,
	"next_renewal_date" timestamp with time zone,
	"last_billing_amount_cents" integer,
	"currency" text DEFAULT 'usd' NOT NULL,
	"auto_renew_enabled" boolean DEFAULT true NOT NULL,
	"cancellation_date" timestamp with time zone,
	"cancellation_reason" text,
	"additional_locations" integer DEFAULT 0 NOT NULL,
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
	"off_peak_access_policy" text DEFAULT 'both' NOT NULL,
	"allow_same_day_booking" boolean DEFAULT true NOT NULL,
	"booking_frequency_enabled" boolean DEFAULT false NOT NULL,
	"max_bookings_per_day" integer DEFAULT 1 NOT NULL,
	"max_bookings_per_week" integer DEFAULT 5 NOT NULL,
	"max_bookings_per_month" integer DEFAULT 20 NOT NULL,
	"booking_frequency_type" text DEFAULT 'unlimited' NOT NULL,
	"allow_consecutive_reservations" boolean DEFAULT false NOT NULL,
	"allow_availability_notifications" boolean DEFAULT true NOT NULL,
	"allow_custom_reminders" boolean DEFAULT true NOT NULL,
	"default_reminder_minutes" integer DEFAULT 15 NOT NULL,
	"no_show_grace_period_minutes" integer DEFAULT 30 NOT NULL,
	"auto_mark_no_show" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organizations_subscription_status_check" CHECK ("organizations"."subscription_status" in ('active', 'inactive', 'trial', 'past_due')),
	CONSTRAINT "organizations_subscription_plan_check" CHECK ("organizations"."subscription_plan" in ('basic', 'premium', 'enterprise')),
	CONSTRAINT "organizations_off_peak_access_policy_check" CHECK ("organizations"."off_peak_access_policy" in ('both', 'walk_in_only', 'reservation_only')),
	CONSTRAINT "organizations_booking_frequency_type_check" CHECK ("organizations"."booking_frequency_type" in ('daily', 'weekly', 'monthly', 'unlimited')),
	CONSTRAINT "organizations_peak_start_time_check" CHECK ("organizations"."peak_start_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
	CONSTRAINT "organizations_peak_end_time_check" CHECK ("organizations"."peak_end_time" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')
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
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"note" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "reservations_kind_check" CHECK ("reservations"."kind" in ('reservation', 'walk_in', 'hold', 'closure')),
	CONSTRAINT "reservations_status_check" CHECK ("reservations"."status" in ('held', 'confirmed', 'arrived', 'cancelled', 'no_show', 'closed', 'expired')),
	CONSTRAINT "reservations_period_check" CHECK ("reservations"."ends_at" >= "reservations"."starts_at"),
	CONSTRAINT "reservations_user_check" CHECK ("reservations"."user_id" is not null or "reservations"."kind" = 'closure'),
	CONSTRAINT "reservations_kind_status_check" CHECK (case "reservations"."kind"
        when 'closure' then "reservations"."status" in ('closed', 'cancelled', 'expired')
        when 'hold' then "reservations"."status" in ('held', 'cancelled', 'expired')
        else "reservations"."status" in ('confirmed', 'arrived', 'cancelled', 'no_show')
      end)
);
--> statement-breakpoint
CREATE TABLE "ticket_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"developer_id" uuid,
	"user_id" uuid,
	"message" text NOT NULL,
	"is_from_developer" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_responses_author_check" CHECK (case when "ticket_responses"."is_from_developer" then "ticket_responses"."user_id" is null else "ticket_responses"."developer_id" is null end)
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
	"user_id" uuid,
	"user_email" text NOT NULL,
	"user_name" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"category" varchar(100) NOT NULL,
	"sub_category" varchar(100) NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
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
CREATE TABLE "availability_watches" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"spot_id" uuid,
	"preferred_time_slot" text,
	"preferred_date" date,
	"look_ahead_days" integer DEFAULT 7 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_checked" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "availability_watches_pkey" PRIMARY KEY("organization_id","id")
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
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_history" ADD CONSTRAINT "billing_history_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_add_ons" ADD CONSTRAINT "location_add_ons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_add_ons" ADD CONSTRAINT "member_add_ons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_add_ons" ADD CONSTRAINT "spot_add_ons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_add_ons" ADD CONSTRAINT "spot_add_ons_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_tokens" ADD CONSTRAINT "invitation_tokens_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_tokens" ADD CONSTRAINT "invitation_tokens_invitation_fk" FOREIGN KEY ("organization_id","invitation_id") REFERENCES "public"."invitations"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_reviews" ADD CONSTRAINT "location_reviews_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_reviews" ADD CONSTRAINT "location_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_reviews" ADD CONSTRAINT "location_reviews_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spots" ADD CONSTRAINT "spots_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spots" ADD CONSTRAINT "spots_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_reservation_fk" FOREIGN KEY ("organization_id","reservation_id") REFERENCES "public"."reservations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_availability_watch_fk" FOREIGN KEY ("organization_id","availability_watch_id") REFERENCES "public"."availability_watches"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ADD CONSTRAINT "user_notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notification_preferences" ADD CONSTRAINT "user_notification_preferences_organization_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_memberships" ADD CONSTRAINT "organization_memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_memberships" ADD CONSTRAINT "organization_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_memberships" ADD CONSTRAINT "organization_memberships_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_spot_fk" FOREIGN KEY ("organization_id","location_id","spot_id") REFERENCES "public"."spots"("organization_id","location_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_responses" ADD CONSTRAINT "ticket_responses_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_responses" ADD CONSTRAINT "ticket_responses_developer_id_developer_accounts_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developer_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_responses" ADD CONSTRAINT "ticket_responses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_status_history" ADD CONSTRAINT "ticket_status_history_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD CONSTRAINT "availability_watches_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD CONSTRAINT "availability_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD CONSTRAINT "availability_watches_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD CONSTRAINT "availability_watches_spot_fk" FOREIGN KEY ("organization_id","location_id","spot_id") REFERENCES "public"."spots"("organization_id","location_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station_recommendations" ADD CONSTRAINT "station_recommendations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station_recommendations" ADD CONSTRAINT "station_recommendations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station_recommendations" ADD CONSTRAINT "station_recommendations_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("due_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user_id_idx" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "billing_history_date_idx" ON "billing_history" USING btree ("organization_id","billing_date");--> statement-breakpoint
CREATE INDEX "invitation_tokens_invitation_idx" ON "invitation_tokens" USING btree ("organization_id","invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending_email_key" ON "invitations" USING btree ("organization_id",lower("email")) WHERE "invitations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("organization_id","user_id","scheduled_for");--> statement-breakpoint
CREATE INDEX "notifications_reservation_idx" ON "notifications" USING btree ("organization_id","reservation_id") WHERE "notifications"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "developer_accounts_username_key" ON "developer_accounts" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "developer_accounts_email_key" ON "developer_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "organization_memberships_user_id_idx" ON "organization_memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reservations_location_period_idx" ON "reservations" USING gist ("organization_id","location_id","period") WHERE "reservations"."status" in ('held', 'confirmed', 'arrived', 'closed');--> statement-breakpoint
CREATE INDEX "reservations_user_date_idx" ON "reservations" USING btree ("organization_id","user_id","date");--> statement-breakpoint
CREATE INDEX "reservations_user_starts_at_idx" ON "reservations" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "ticket_responses_ticket_idx" ON "ticket_responses" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_status_history_ticket_idx" ON "ticket_status_history" USING btree ("ticket_id","changed_at");--> statement-breakpoint
CREATE INDEX "tickets_user_idx" ON "tickets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_status_idx" ON "tickets" USING btree ("status","created_at") WHERE not "tickets"."is_archived";--> statement-breakpoint
CREATE INDEX "availability_watches_location_idx" ON "availability_watches" USING btree ("organization_id","location_id","created_at") WHERE "availability_watches"."is_active";--> statement-breakpoint
CREATE INDEX "availability_watches_user_idx" ON "availability_watches" USING btree ("organization_id","user_id");