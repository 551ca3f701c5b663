// Topics and methods in words, the same on every screen.
import { m } from '@chargerota/messages';
import type { NotificationMethod, NotificationTopic } from '@chargerota/domain';

/** The names of the methods as short labels, and within a sentence. */
export const METHOD_WORDS: Record<NotificationMethod, { label: string; by: string }> = {
  app: { label: m.notifications.app, by: m.notifications.inTheApp },
  email: { label: m.common.email, by: m.notifications.byEmail },
  sms: { label: m.notifications.text, by: m.notifications.byTextMessage },
  push: { label: m.notifications.push, by: m.notifications.byPushMessage },
};

type TopicWords = { name: string; hint?: string };

export const TOPIC_WORDS: Record<NotificationTopic, TopicWords> = {
  start_15min: { name: m.notifications.n15MinutesBeforeTheStart },
  start_5min: { name: m.notifications.n5MinutesBeforeTheStart },
  custom_reminder: { name: m.notifications.atATimeYouChoose },
  still_coming: {
    name: m.notifications.anHourBeforeAreYou,
    hint: m.notifications.youAnswerInTheNotification,
  },
  end_15min: { name: m.notifications.n15MinutesBeforeTheEnd },
  end_5min: { name: m.notifications.n5MinutesBeforeTheEnd },
  confirmations: {
    name: m.notifications.reservationsThatYouMakeChange,
    hint: m.notifications.withAFileForYour,
  },
  cancelled_by_other: {
    name: m.notifications.yourReservationIsCancelled,
    hint: m.notifications.byAnAdministratorOrBecause,
  },
  spot_closed: {
    name: m.notifications.yourChargerOrItsLocation,
    hint: m.notifications.alsoWhenNewOpeningHours,
  },
  no_show: {
    name: m.notifications.yourReservationIsMarkedAs,
    hint: m.notifications.nobodyConfirmedTheArrivalIn,
  },
  membership_decided: {
    name: m.notifications.yourMembershipOrRoleChanges,
    hint: m.notifications.youAreApprovedRejectedSuspended,
  },
  review_decided: { name: m.notifications.anAdministratorHidesYourReview },
  invitation_accepted: { name: m.notifications.somebodyJoinsOrAsksFor },
  terms_changed: {
    name: m.notifications.theTermsChange,
    hint: m.notifications.alwaysOnTheTermsPromise,
  },
  billing: { name: m.notifications.theTrialAndPayments },
  availability: {
    name: m.notifications.aChargerIsOfferedTo,
    hint: m.notifications.whenYouWaitInLine,
  },
  spot_reported: { name: m.notifications.aChargerIsReportedBlocked },
  usage_report: {
    name: m.notifications.theUsageReportOfLast,
    hint: m.notifications.onMondayMorningIfThere,
  },
  report_resolved: { name: m.notifications.aChargerThatYouReported },
  someone_waits: {
    name: m.notifications.somebodyIsWaitingForYour,
    hint: m.notifications.onceWhenYourCarIs,
  },
  nudge: {
    name: m.notifications.yourCarIsInThe,
    hint: m.notifications.somebodyFindsACarAt,
  },
};

/** 'by email and in the app' */
export function methodsInWords(methods: readonly NotificationMethod[]): string {
  // The app reads best at the end.
  const words = [
    ...methods.filter((method) => method !== 'app'),
    ...methods.filter((method) => method === 'app'),
  ].map((method) => METHOD_WORDS[method].by);
  return inOneList(words);
}

/** 'a, b and c' */
export const inOneList = (words: readonly string[]): string =>
  words.length > 1
    ? m.notifications.listAndLast({ others: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' })
    : (words[0] ?? '');
