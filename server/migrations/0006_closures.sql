-- expand
CREATE TABLE "closures" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"is_whole" boolean NOT NULL,
	"from_local" text NOT NULL,
	"to_local" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"is_all_day" boolean NOT NULL,
	"is_yearly" boolean NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closures_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "closures_period_check" CHECK ("closures"."ends_at" >= "closures"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "closure_id" uuid;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closures_location_idx" ON "closures" USING btree ("organization_id","location_id","ends_at");--> statement-breakpoint
CREATE INDEX "closures_yearly_idx" ON "closures" USING btree ("starts_at") WHERE "closures"."is_yearly";--> statement-breakpoint
CREATE INDEX "closures_ends_at_idx" ON "closures" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_closure_fk" FOREIGN KEY ("organization_id","closure_id") REFERENCES "public"."closures"("organization_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;
