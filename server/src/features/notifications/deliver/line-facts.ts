// What the two notices for the sake of the line need when they are delivered.
import type { LineWish } from '@chargerota/domain';

/** Whoever waits for the time of a session and could have it, without saying who. Who has an offer does not wait now. */
export type Waiting = {
  wishes: Omit<LineWish, 'spotId'>[];
  restAtOnce: boolean;
};

const IS_SAME =
  'same.organization_id = n.organization_id AND same.reservation_id = n.reservation_id AND same.type = n.type';

/** Of a notice `n`; $2 is the present. OFFSET 0 keeps the planner from joining whole tables. */
export const LINE_FACTS = `
    SELECT
      (SELECT same.id FROM notifications same WHERE ${IS_SAME} AND same.method = 'app'
        ORDER BY same.scheduled_for DESC LIMIT 1) AS "listedId",
      n.type = 'someone_waits' AND EXISTS (SELECT FROM notifications same
        WHERE ${IS_SAME} AND same.method = n.method AND same.status = 'sent') AS "wasSaid",
      (SELECT json_build_object('restAtOnce', o.line_rest_at_once, 'wishes', coalesce(
          (SELECT json_agg(DISTINCT jsonb_build_object('firstDate', w.first_date, 'lastDate', w.last_date,
              'fromHour', w.from_hour, 'toHour', w.to_hour, 'hours', w.hours))
            FROM availability_watches w
            JOIN users u ON u.id = w.user_id AND u.status = 'approved'
            JOIN organization_memberships m ON m.organization_id = w.organization_id AND m.user_id = w.user_id
              AND m.status = 'active'
            WHERE w.organization_id = r.organization_id AND w.location_id = r.location_id AND w.status = 'waiting'
              AND (w.spot_id IS NULL OR w.spot_id = r.spot_id) AND w.user_id <> r.user_id
              AND w.last_date >= r.date AND w.first_date <= r.date + 1 AND w.ends_at > $2::timestamptz
              AND NOT EXISTS (SELECT FROM line_offers f
                WHERE f.organization_id = w.organization_id AND f.user_id = w.user_id AND f.status = 'open')), '[]'))
        FROM reservations r JOIN organizations o ON o.id = r.organization_id
        WHERE n.type = 'someone_waits' AND r.organization_id = n.organization_id AND r.id = n.reservation_id) AS waiting
    WHERE n.type IN ('still_coming', 'someone_waits') OFFSET 0`;
