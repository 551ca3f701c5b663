-- What Drizzle cannot express. See server/src/features/reservations/tables.ts.

-- Two rows that occupy a spot never overlap, whatever their kind.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_spot_period_excl"
  EXCLUDE USING gist ("organization_id" WITH =, "spot_id" WITH =, "period" WITH &&)
  WHERE ("status" IN ('held', 'confirmed', 'arrived', 'closed'));
--> statement-breakpoint
-- Nobody is at two spots at once, in whichever organizations.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_member_period_excl"
  EXCLUDE USING gist ("user_id" WITH =, "period" WITH &&)
  WHERE ("status" IN ('confirmed', 'arrived'));
--> statement-breakpoint
-- The platform's code knows no feature; the database keeps its rows whole all the same.
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk"
  FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_developer_id_developer_accounts_id_fk"
  FOREIGN KEY ("developer_id") REFERENCES "developer_accounts" ("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk"
  FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;
