CREATE TABLE "reservation_months" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"reservations" integer NOT NULL,
	"sessions" integer NOT NULL,
	"length" interval NOT NULL,
	CONSTRAINT "reservation_months_pkey" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "reservation_sums" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"summed_until" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_sums_only_check" CHECK ("reservation_sums"."is_only")
);
--> statement-breakpoint
DROP INDEX "reservations_user_starts_at_idx";--> statement-breakpoint
ALTER TABLE "reservation_months" ADD CONSTRAINT "reservation_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_ended_at_idx" ON "reservations" USING btree ((ends_at AT TIME ZONE 'UTC'));--> statement-breakpoint
CREATE INDEX "reservations_user_starts_at_idx" ON "reservations" USING btree ("user_id","starts_at");--> statement-breakpoint
-- Housekeeping sums up what has ended, batch by batch; until then it is counted row by row, as before.
INSERT INTO "reservation_sums" ("summed_until") VALUES ('-infinity');
