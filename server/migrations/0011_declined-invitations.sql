-- Who declined is not told any more that an administrator revoked the invitation. Of earlier ones it is not known.
ALTER TABLE "invitations" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_declined_check" CHECK ("invitations"."declined_at" IS NULL OR "invitations"."status" = 'revoked');
