CREATE TABLE "line_offer_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "line_offer_links" ADD CONSTRAINT "line_offer_links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_offer_links" ADD CONSTRAINT "line_offer_links_offer_fk" FOREIGN KEY ("organization_id","offer_id") REFERENCES "public"."line_offers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_offer_links_offer_idx" ON "line_offer_links" USING btree ("organization_id","offer_id");