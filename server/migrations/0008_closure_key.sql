-- expand
ALTER TABLE "reservations" VALIDATE CONSTRAINT "reservations_closure_fk";
