// SQL that reads choices and writes notices, for use in statements of other features: a booking reads and writes them in the
// statements that it sends anyway.
import {
  customReminderMinutes,
  type NoticeChoices,
  type NoticeKind,
  type NoticeMethod,
  type NoticeTopic,
} from '@chargerota/domain';
import { mailBounces } from '../accounts/bounces/sql-rules.ts';

/** The ChoiceFacts of an account `u` in an organization `o`. */
export const CHOICES = `json_build_object(
    'email', u.email_notifications AND NOT ${mailBounces('u.email')},
    'sms', u.sms_notifications AND u.confirmed_phone IS NOT NULL AND u.sms_stopped_at IS NULL,
    'push', EXISTS (SELECT FROM push_subscriptions WHERE user_id = u.id AND ended_at IS NULL),
    'allowCustomReminders', o.allow_custom_reminders, 'defaultReminderMinutes', o.default_reminder_minutes,
    'allowAvailabilityNotifications', o.allow_availability_notifications,
    'asksStillComing', o.line_enabled AND o.line_still_coming, 'tellsOfTheLine', o.line_enabled AND o.line_nudges,
    'usualEnergyKwh', (SELECT e.usual_energy_kwh FROM user_preferences e WHERE e.user_id = u.id),
    'chosen', (SELECT json_build_object('enableCustomReminders', p.enable_custom_reminders,
        'customReminderMinutes', p.custom_reminder_minutes, 'methods', p.methods,
        'quietFrom', p.quiet_from, 'quietUntil', p.quiet_until)
      FROM user_notification_preferences p WHERE p.organization_id = o.id AND p.user_id = u.id))`;

/** The value of CHOICES. */
export type ChoiceFacts = Record<'email' | 'sms' | 'push', boolean> & {
  allowCustomReminders: boolean;
  defaultReminderMinutes: number;
  allowAvailabilityNotifications: boolean;
  asksStillComing: boolean;
  tellsOfTheLine: boolean;
  usualEnergyKwh: number | null;
  chosen: {
    enableCustomReminders: boolean;
    customReminderMinutes: number | null;
    methods: Partial<Record<NoticeTopic, NoticeMethod[]>>;
    quietFrom: string | null;
    quietUntil: string | null;
  } | null;
};

export function choicesOf(facts: ChoiceFacts): NoticeChoices {
  const { chosen } = facts;
  const quiet = chosen?.quietFrom && chosen.quietUntil;
  return {
    reachableBy: ['app', ...(['email', 'sms', 'push'] as const).filter((method) => facts[method])],
    // Offers are always listed in the app, because who waits must be able to find them.
    methods: {
      ...chosen?.methods,
      ...(!facts.allowAvailabilityNotifications && { availability: ['app'] }),
      ...(!facts.asksStillComing && { still_coming: [] }),
      ...(!facts.tellsOfTheLine && { someone_waits: [] }),
    },
    customMinutes: customReminderMinutes(facts, chosen),
    quiet: quiet ? { from: chosen.quietFrom!, until: chosen.quietUntil! } : null,
    usualEnergyKwh: facts.usualEnergyKwh,
  };
}

/** A pending notice about a reservation. */
export type PlannedNotice = {
  id: string;
  userId: string;
  reservationId: string;
  type: NoticeKind;
  method: NoticeMethod;
  dueAt: Date;
};

/**
 * Inserts any number of pending notices about reservations. `parameter` holds PlannedNotices as JSON. `given` is a FROM
 * item, such as a CTE; if it has no row, nothing is inserted.
 */
export const insertNoticesSql = (of: {
  parameter: string;
  organization: string;
  now: string;
  given?: string;
}): string => `
    INSERT INTO notifications (organization_id, id, user_id, reservation_id, type, method, scheduled_for, attempt_at,
      created_at)
    SELECT ${of.organization}, notice.id, notice."userId", notice."reservationId", notice.type, notice.method,
      notice."dueAt", notice."dueAt", ${of.now}
    FROM ${of.given ? `${of.given} CROSS JOIN ` : ''}jsonb_to_recordset(${of.parameter}::jsonb) AS notice (
      id uuid, "userId" uuid, "reservationId" uuid, type text, method text, "dueAt" timestamptz)`;
