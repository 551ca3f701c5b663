CREATE TABLE "line_offers" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"watch_id" uuid NOT NULL,
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
	"ended_at" timestamp with time zone,
	CONSTRAINT "line_offers_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "line_offers_status_check" CHECK ("line_offers"."status" in ('open', 'accepted', 'passed', 'lapsed', 'withdrawn')),
	CONSTRAINT "line_offers_reach_check" CHECK ("line_offers"."reach" in ('fast', 'mail')),
	CONSTRAINT "line_offers_ended_check" CHECK (("line_offers"."ended_at" is null) = ("line_offers"."status" = 'open'))
);
--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_user_check";--> statement-breakpoint
DROP INDEX "availability_watches_location_idx";--> statement-breakpoint
DROP INDEX "availability_watches_user_idx";--> statement-breakpoint
ALTER TABLE "availability_watches" ALTER COLUMN "look_ahead_days" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "max_open_bookings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "line_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "line_offer_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "line_order" text DEFAULT 'fair' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "line_nudges" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "line_shorter_suggestion" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "line_rest_at_once" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "first_date" date NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "last_date" date NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "from_hour" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "to_hour" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "hours" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "status" text NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "lapses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "ends_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "passed_over" jsonb;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "occupied_minutes" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "scored_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_watches" ADD COLUMN "updated_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "line_offers" ADD CONSTRAINT "line_offers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_offers" ADD CONSTRAINT "line_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_offers" ADD CONSTRAINT "line_offers_watch_fk" FOREIGN KEY ("organization_id","watch_id") REFERENCES "public"."availability_watches"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_offers" ADD CONSTRAINT "line_offers_spot_fk" FOREIGN KEY ("organization_id","location_id","spot_id") REFERENCES "public"."spots"("organization_id","location_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "line_offers_open_key" ON "line_offers" USING btree ("organization_id","user_id") WHERE "line_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "line_offers_watch_idx" ON "line_offers" USING btree ("organization_id","watch_id");--> statement-breakpoint
CREATE INDEX "line_offers_user_idx" ON "line_offers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "line_offers_location_idx" ON "line_offers" USING btree ("organization_id","location_id","created_at");--> statement-breakpoint
CREATE INDEX "availability_watches_fair_idx" ON "availability_watches" USING btree ("organization_id","location_id","occupied_minutes","created_at","id") WHERE "availability_watches"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "availability_watches_first_come_idx" ON "availability_watches" USING btree ("organization_id","location_id","created_at","id") WHERE "availability_watches"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "availability_watches_user_idx" ON "availability_watches" USING btree ("organization_id","user_id","created_at");--> statement-breakpoint
ALTER TABLE "availability_watches" DROP COLUMN "preferred_time_slot";--> statement-breakpoint
ALTER TABLE "availability_watches" DROP COLUMN "is_active";--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_line_order_check" CHECK ("organizations"."line_order" in ('fair', 'first_come'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_check" CHECK ("reservations"."user_id" is not null or "reservations"."kind" in ('closure', 'hold'));--> statement-breakpoint
ALTER TABLE "availability_watches" ADD CONSTRAINT "availability_watches_status_check" CHECK ("availability_watches"."status" in ('waiting', 'paused', 'fulfilled', 'ended', 'left'));--> statement-breakpoint
ALTER TABLE "availability_watches" ADD CONSTRAINT "availability_watches_dates_check" CHECK ("availability_watches"."first_date" <= "availability_watches"."last_date");--> statement-breakpoint
ALTER TABLE "availability_watches" ADD CONSTRAINT "availability_watches_hours_check" CHECK ("availability_watches"."from_hour" between 0 and 23 and "availability_watches"."to_hour" between "availability_watches"."from_hour" and 23 and "availability_watches"."hours" between 1 and 24);