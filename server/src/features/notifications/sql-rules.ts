// SQL that reads choices and who waits, for use in statements of other features as well.
import {
  customReminderMinutes,
  type NotificationChoices,
  type NotificationMethod,
  type NotificationTopic,
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
    methods: Partial<Record<NotificationTopic, NotificationMethod[]>>;
    quietFrom: string | null;
    quietUntil: string | null;
  } | null;
};

export function choicesOf(facts: ChoiceFacts): NotificationChoices {
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

/**
 * The wishes, as a JSON list, of whoever waits for the time of the reservation `r` and could have it, without saying
 * who. Who has an offer does not wait now. Accounts and memberships are those of the domain's memberMayBook; its
 * couldUse decides about the wishes that are found. `now` is SQL.
 */
export const wishesForSql = (now: string): string => `coalesce(
  (SELECT json_agg(DISTINCT jsonb_build_object('firstDate', w.first_date, 'lastDate', w.last_date,
      'fromHour', w.from_hour, 'toHour', w.to_hour, 'hours', w.hours))
    FROM waitlist_entries w
    JOIN users u ON u.id = w.user_id AND u.status = 'approved'
    JOIN organization_memberships m ON m.organization_id = w.organization_id AND m.user_id = w.user_id
      AND m.status = 'active'
    WHERE w.organization_id = r.organization_id AND w.location_id = r.location_id AND w.status = 'waiting'
      AND (w.spot_id IS NULL OR w.spot_id = r.spot_id) AND w.user_id <> r.user_id
      AND w.last_date >= r.date AND w.first_date <= r.date + 1 AND w.ends_at > ${now}
      AND NOT EXISTS (SELECT FROM waitlist_offers f
        WHERE f.organization_id = w.organization_id AND f.user_id = w.user_id AND f.status = 'open')), '[]')`;
