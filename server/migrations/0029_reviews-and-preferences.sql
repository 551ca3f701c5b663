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
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "usual_energy_kwh" double precision;--> statement-breakpoint
ALTER TABLE "location_reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "location_reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "review_dismissals" ADD CONSTRAINT "review_dismissals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_dismissals" ADD CONSTRAINT "review_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_dismissals" ADD CONSTRAINT "review_dismissals_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful_marks" ADD CONSTRAINT "review_helpful_marks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful_marks" ADD CONSTRAINT "review_helpful_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful_marks" ADD CONSTRAINT "review_helpful_marks_review_fk" FOREIGN KEY ("organization_id","review_id") REFERENCES "public"."location_reviews"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "location_reviews_latest_idx" ON "location_reviews" USING btree ("organization_id","location_id","updated_at");--> statement-breakpoint
ALTER TABLE "location_reviews" ADD CONSTRAINT "location_reviews_hidden_check" CHECK (("location_reviews"."hidden_at" is null) = ("location_reviews"."hidden_reason" is null));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('start_15min', 'start_5min', 'end_15min', 'end_5min', 'custom_reminder', 'reservation_confirmed', 'reservation_changed', 'reservation_cancelled', 'cancelled_by_other', 'spot_closed', 'no_show', 'membership_decided', 'review_decided', 'invitation_accepted', 'terms_changed', 'trial', 'payment', 'availability'));