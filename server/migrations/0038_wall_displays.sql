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
ALTER TABLE "displays" ADD CONSTRAINT "displays_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displays" ADD CONSTRAINT "displays_location_fk" FOREIGN KEY ("organization_id","location_id") REFERENCES "public"."locations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "displays_location_idx" ON "displays" USING btree ("organization_id","location_id");--> statement-breakpoint
CREATE UNIQUE INDEX "displays_token_hash_key" ON "displays" USING btree ("token_hash");