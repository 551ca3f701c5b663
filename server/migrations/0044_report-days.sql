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
CREATE TABLE "report_sums" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_until" date NOT NULL,
	CONSTRAINT "report_sums_only_check" CHECK ("report_sums"."is_only")
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
ALTER TABLE "report_days" ADD CONSTRAINT "report_days_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_days" ADD CONSTRAINT "report_days_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_bookings" ADD CONSTRAINT "refused_bookings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_bookings" ADD CONSTRAINT "refused_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_bookings" ADD CONSTRAINT "refused_bookings_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_bookings_date_idx" ON "refused_bookings" USING btree ("date");--> statement-breakpoint
CREATE INDEX "refused_bookings_user_id_idx" ON "refused_bookings" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "report_sums" ("counted_until") VALUES ('-infinity');
