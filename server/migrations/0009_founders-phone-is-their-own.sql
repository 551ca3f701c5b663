-- Registration made the founder's own phone the organization's, which every member reads and no screen changes.
UPDATE "organizations" SET "contact_phone" = NULL
FROM "organization_memberships" "membership"
JOIN "users" ON "users"."id" = "membership"."user_id"
WHERE "membership"."organization_id" = "organizations"."id"
  AND "membership"."role" = 'admin'
  AND "organizations"."contact_phone" = "users"."phone";
