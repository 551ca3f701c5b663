-- expand
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reservations_closure_idx" ON "reservations" USING btree ("organization_id","closure_id") WHERE "reservations"."closure_id" is not null;
