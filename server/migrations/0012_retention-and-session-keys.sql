CREATE TABLE "past_sessions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sessions" integer NOT NULL,
	"seconds" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_reservation_fk";
--> statement-breakpoint
DROP INDEX "notifications_reservation_idx";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "past_sessions" ADD CONSTRAINT "past_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_reservation_fk" FOREIGN KEY ("organization_id","reservation_id") REFERENCES "public"."reservations"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_ends_at_idx" ON "reservations" USING brin ("ends_at");--> statement-breakpoint
CREATE INDEX "notifications_reservation_idx" ON "notifications" USING btree ("organization_id","reservation_id");