ALTER TABLE "reservations" ADD COLUMN "awaited_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "left_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "left_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_left_check" CHECK (("reservations"."left_from" is null) = ("reservations"."left_until" is null));