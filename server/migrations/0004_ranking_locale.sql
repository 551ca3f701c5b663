-- expand
ALTER TABLE "station_recommendations" ADD COLUMN "locale" text;