DROP INDEX "reservations_ends_at_idx";--> statement-breakpoint
CREATE INDEX "reservations_ends_at_idx" ON "reservations" USING brin ("organization_id","ends_at");