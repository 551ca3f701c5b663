-- Chargers made together share the first bytes of their ids, by which an index over ids tells rows apart: it grew into
-- boxes that all had to be searched. A hash of the id in front tells them apart; the id itself still decides.
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_spot_period_excl";
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_spot_period_excl"
  EXCLUDE USING gist ((uuid_hash("spot_id")) WITH =, "organization_id" WITH =, "spot_id" WITH =, "period" WITH &&)
  WHERE ("status" IN ('held', 'confirmed', 'arrived', 'closed'));
