CREATE TABLE "report_months" (
	"organization_id" uuid NOT NULL,
	"month" date NOT NULL,
	"place_id" uuid NOT NULL,
	"members" integer NOT NULL,
	"share" double precision NOT NULL,
	CONSTRAINT "report_months_pkey" PRIMARY KEY("organization_id","month","place_id")
);
--> statement-breakpoint
ALTER TABLE "report_sums" ADD COLUMN "months_until" date DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_months" ADD CONSTRAINT "report_months_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;