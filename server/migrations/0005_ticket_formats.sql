-- expand
ALTER TABLE "tickets" ADD COLUMN "formats" jsonb;