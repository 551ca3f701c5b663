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
	CONSTRAINT "spot_reports_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "spot_reports_kind_check" CHECK ("spot_reports"."kind" in ('blocked', 'broken')),
	CONSTRAINT "spot_reports_resolved_check" CHECK ("spot_reports"."resolved_by" is null or "spot_reports"."resolved_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "spots" ADD COLUMN "code_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_nudges" ADD CONSTRAINT "spot_nudges_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_nudges" ADD CONSTRAINT "spot_nudges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_nudges" ADD CONSTRAINT "spot_nudges_spot_fk" FOREIGN KEY ("organization_id","spot_id") REFERENCES "public"."spots"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reporters" ADD CONSTRAINT "spot_reporters_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reporters" ADD CONSTRAINT "spot_reporters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reporters" ADD CONSTRAINT "spot_reporters_report_fk" FOREIGN KEY ("organization_id","report_id") REFERENCES "public"."spot_reports"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reports" ADD CONSTRAINT "spot_reports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reports" ADD CONSTRAINT "spot_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_reports" ADD CONSTRAINT "spot_reports_spot_fk" FOREIGN KEY ("organization_id","location_id","spot_id") REFERENCES "public"."spots"("organization_id","location_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "spot_reports_open_key" ON "spot_reports" USING btree ("organization_id","spot_id","kind") WHERE "spot_reports"."resolved_at" is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('start_15min', 'start_5min', 'end_15min', 'end_5min', 'custom_reminder', 'reservation_confirmed', 'reservation_changed', 'reservation_cancelled', 'cancelled_by_other', 'spot_closed', 'no_show', 'membership_decided', 'review_decided', 'invitation_accepted', 'terms_changed', 'trial', 'payment', 'availability', 'spot_reported', 'report_resolved', 'nudge'));