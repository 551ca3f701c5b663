CREATE TABLE "bounced_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"bounced_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);
