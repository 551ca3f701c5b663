CREATE TABLE "report_weeks" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"week" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "report_weeks" ADD CONSTRAINT "report_weeks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('start_15min', 'start_5min', 'end_15min', 'end_5min', 'custom_reminder', 'still_coming', 'someone_waits', 'reservation_confirmed', 'reservation_changed', 'reservation_cancelled', 'cancelled_by_other', 'spot_closed', 'outside_hours', 'no_show', 'membership_decided', 'review_decided', 'invitation_accepted', 'terms_changed', 'trial', 'payment', 'availability', 'spot_reported', 'report_resolved', 'nudge', 'usage_report'));