// What the two notifications for the sake of the line need when they are delivered.
import type { LineWish } from '@chargerota/domain';
import { wishesForSql } from '../sql-rules.ts';

/** Whoever waits for the time of a session and could have it, without saying who. Who has an offer does not wait now. */
export type Waiting = {
  wishes: Omit<LineWish, 'spotId'>[];
  restAtOnce: boolean;
};

const IS_SAME =
  'same.organization_id = n.organization_id AND same.reservation_id = n.reservation_id AND same.type = n.type';

/** Of a notification `n`; $2 is the present. */
export const LINE_FACTS = `
    SELECT
      (SELECT same.id FROM notifications same WHERE ${IS_SAME} AND same.method = 'app'
        ORDER BY same.scheduled_for DESC LIMIT 1) AS "listedId",
      n.type = 'someone_waits' AND EXISTS (SELECT FROM notifications same
        WHERE ${IS_SAME} AND same.method = n.method AND same.status = 'sent') AS "wasSaid",
      (SELECT json_build_object('restAtOnce', o.line_rest_at_once, 'wishes', ${wishesForSql('$2::timestamptz')})
        FROM reservations r JOIN organizations o ON o.id = r.organization_id
        WHERE n.type = 'someone_waits' AND r.organization_id = n.organization_id AND r.id = n.reservation_id) AS waiting
    WHERE n.type IN ('still_coming', 'someone_waits')`;
