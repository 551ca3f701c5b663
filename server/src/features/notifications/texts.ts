import { formatsOf, writeIn, type NotificationKind } from '@chargerota/domain';
import type { NotificationText } from './channel.ts';
import type { NotificationFacts } from './facts.ts';
import { paymentNotification, trialNotification } from './texts/billing.ts';
import { chargerReported, holderNudged, reportResolved } from './texts/chargers.ts';
import { slotOffered } from './texts/line.ts';
import { someoneWaits, stillComing } from './texts/nudges.ts';
import { invitationAccepted, membershipDecided, termsChanged } from './texts/people.ts';
import { reviewDecided } from './texts/reviews.ts';
import { reminderOfEnd, reminderOfStart } from './texts/reminders.ts';
import {
  cancelledBy,
  reservationCancelled,
  reservationChanged,
  reservationConfirmed,
  reservationMissed,
  reservationOutsideHours,
  reservationsEnded,
} from './texts/reservations.ts';
import { usageReported } from './texts/usage.ts';
import { LONGEST_MESSAGE, LONGEST_TITLE, shorten, type NotificationWords } from './texts/words.ts';

const WORDS: Record<NotificationKind, NotificationWords> = {
  start_15min: reminderOfStart,
  start_5min: reminderOfStart,
  custom_reminder: reminderOfStart,
  end_15min: reminderOfEnd,
  end_5min: reminderOfEnd,
  still_coming: stillComing,
  someone_waits: someoneWaits,
  reservation_confirmed: reservationConfirmed,
  reservation_changed: reservationChanged,
  reservation_cancelled: reservationCancelled,
  cancelled_by_other: reservationsEnded,
  spot_closed: reservationsEnded,
  outside_hours: reservationOutsideHours,
  no_show: reservationMissed,
  membership_decided: membershipDecided,
  review_decided: reviewDecided,
  invitation_accepted: invitationAccepted,
  terms_changed: termsChanged,
  trial: trialNotification,
  payment: paymentNotification,
  availability: slotOffered,
  spot_reported: chargerReported,
  report_resolved: reportResolved,
  nudge: holderNudged,
  usage_report: usageReported,
};

/**
 * The text of a notification; null if its reason no longer holds, so that it is not sent.
 * @throws when the params are not what the kind needs
 */
export function notificationText(kind: NotificationKind, facts: NotificationFacts): NotificationText | null {
  const text = writeIn(formatsOf(facts), () => WORDS[kind](facts));
  return (
    text && {
      ...text,
      title: shorten(text.title, LONGEST_TITLE),
      message: shorten(text.message, LONGEST_MESSAGE),
    }
  );
}

/** The ids of the reservations that a notification is about. */
export const reservationsOf = ({
  reservation,
  params,
}: Pick<NotificationFacts, 'reservation' | 'params'>): string[] =>
  reservation ? [reservation.id] : cancelledBy(params);
