-- The columns sessions.sess, users.profile_image_url, subscriptions.additional_locations and
-- notifications.availability_watch_id stay until no version that names them in its inserts runs beside a newer one
-- (docs/decisions/0090). Each is nullable or has a default.
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_availability_watch_fk";
