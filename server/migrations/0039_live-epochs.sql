-- Unlogged by hand: Drizzle cannot say it.
CREATE UNLOGGED TABLE "live_epochs" (
	"is_current" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "live_epochs_one_row" CHECK ("live_epochs"."is_current")
);
