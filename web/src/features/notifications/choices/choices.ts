// What a press sends, and how it changes a member's choices before the server has answered. Pure.
import { m } from '@chargerota/messages';
import type { NotificationPreferences, NotificationPreferencesForm } from '@chargerota/contract';
import { listWords, NOTIFICATION_METHODS } from '@chargerota/domain';
import type { NotificationMethod, NotificationTopic } from '@chargerota/domain';
import { formerValues } from '../../../lib/former-values.ts';
import { METHOD_WORDS } from '../words.ts';

export type Channel = NotificationPreferences['channels'][number];
export type TopicChoice = NotificationPreferences['topics'][number];
type Preferences = NotificationPreferences;

/** What is sent, and what the choices are expected to be then. */
export type Change = {
  form: NotificationPreferencesForm;
  expected: (known: Preferences) => Preferences;
};

export function changeTopic(choice: TopicChoice, method: NotificationMethod, isOn: boolean): Change {
  const { topic } = choice;
  const changed = (methods: readonly NotificationMethod[]): NotificationMethod[] =>
    NOTIFICATION_METHODS.filter((each) => (each === method ? isOn : methods.includes(each)));
  return {
    form: { topics: [{ topic, methods: changed(choice.methods) }] },
    expected: (known) => ({
      ...known,
      topics: known.topics.map((each) =>
        each.topic === topic ? { ...each, methods: changed(each.methods) } : each,
      ),
    }),
  };
}

/** Switches a method on or off for all topics. */
export function switchMethod(preferences: Preferences, method: NotificationMethod, isOn: boolean): Change {
  const methods = NOTIFICATION_METHODS.filter((each) =>
    each === method ? isOn : preferences.preferredNotificationMethods.includes(each),
  );
  return {
    form: { preferredNotificationMethods: methods },
    expected: (known) => ({
      ...known,
      preferredNotificationMethods: methods,
      channels: known.channels.map((each) => (each.method === method ? { ...each, isOn } : each)),
    }),
  };
}

const PLAIN = ['enableCustomReminders', 'customReminderMinutes', 'quietHours'] as const;
type Plain = Pick<Preferences, (typeof PLAIN)[number]>;

export const changeValues = (values: Partial<Plain>): Change => ({
  form: values,
  expected: (known) => ({ ...known, ...values }),
});

/** Takes a press back, except what was changed again since; null if nothing is left of it. */
export function undoOf(
  { preferredNotificationMethods: on, topics = [], ...sent }: NotificationPreferencesForm,
  before: Preferences,
  now: Preferences,
): Change | null {
  const plain = formerValues<Plain>(before, { ...before, ...sent }, now, PLAIN);
  const [was, is] = [before, now].map(({ preferredNotificationMethods }) => preferredNotificationMethods);
  const methods = on && was && is && formerMethods(was, on, is);
  const changed = topics.flatMap(({ topic, methods: chosen }) => {
    const [old, current] = [before, now].map((each) => each.topics.find((other) => other.topic === topic));
    const back = old && current && formerMethods(old.methods, chosen, current.methods);
    return back ? [{ topic, methods: back }] : [];
  });
  const form = {
    ...plain,
    ...(methods && { preferredNotificationMethods: methods }),
    ...(changed.length > 0 && { topics: changed }),
  };
  if (Object.keys(form).length === 0) return null;
  const channelsOf = (known: Preferences): Channel[] =>
    known.channels.map((each) => (methods ? { ...each, isOn: isOnWith(methods, each.method) } : each));
  return {
    form,
    expected: (known) => ({
      ...known,
      ...plain,
      ...(methods && { preferredNotificationMethods: methods }),
      channels: channelsOf(known),
      topics: known.topics.map((each) => ({
        ...each,
        methods: changed.find(({ topic }) => topic === each.topic)?.methods ?? each.methods,
      })),
    }),
  };
}

/** The app is always on. */
const isOnWith = (methods: readonly NotificationMethod[], method: NotificationMethod): boolean =>
  method === 'app' || methods.includes(method);

/** The methods now, with those as before that a press has changed and nothing since; null if there are none. */
function formerMethods(
  was: readonly NotificationMethod[],
  sent: readonly NotificationMethod[],
  is: readonly NotificationMethod[],
): NotificationMethod[] | null {
  const isFormer = (each: NotificationMethod): boolean =>
    was.includes(each) !== sent.includes(each) && is.includes(each) === sent.includes(each);
  if (!NOTIFICATION_METHODS.some(isFormer)) return null;
  return NOTIFICATION_METHODS.filter((each) => (isFormer(each) ? was : is).includes(each));
}

/** Reminders that come at a set time before the start; a member's own of the same minute is left out for them. */
const AT_A_SET_TIME: Readonly<Record<number, keyof typeof m.notificationsChoices.insteadOfOwn>> = {
  60: 'still_coming',
  15: 'start_15min',
  5: 'start_5min',
};

/** What comes in place of the member's own reminder, and how; null if nothing does. */
export function insteadOfOwn(preferences: Preferences): string | null {
  const { enableCustomReminders, customReminderMinutes, topics, channels } = preferences;
  const other = AT_A_SET_TIME[customReminderMinutes];
  if (!enableCustomReminders || !other) return null;
  const methodsOf = (topic: NotificationTopic): readonly NotificationMethod[] =>
    topics.find((each) => each.topic === topic)?.methods ?? [];
  const [own, its] = [methodsOf('custom_reminder'), methodsOf(other)];
  const shared = channels.filter(reaches).flatMap(({ method }) => {
    const isShared = own.includes(method) && its.includes(method);
    return isShared ? [METHOD_WORDS[method].by] : [];
  });
  if (shared.length === 0) return null;
  return m.notificationsChoices.insteadOfOwn[other]({ methods: listWords(shared) });
}

/** The installation has this method. */
export const isOffered = ({ why }: Channel): boolean => why !== 'not_configured';
/** A message by this method would reach the person. */
export const reaches = ({ method, isOn, works }: Channel): boolean => works && (isOn || method === 'app');

export const TOPIC_GROUPS: readonly { title: string; topics: readonly NotificationTopic[] }[] = [
  {
    title: m.notificationsChoices.beforeItStarts,
    topics: ['still_coming', 'start_15min', 'start_5min', 'custom_reminder'],
  },
  { title: m.notificationsChoices.beforeItEnds, topics: ['end_15min', 'end_5min'] },
  { title: m.notificationsChoices.whatYouDoYourself, topics: ['confirmations'] },
  {
    title: m.notificationsChoices.whatOthersChange,
    topics: ['cancelled_by_other', 'spot_closed', 'no_show'],
  },
  { title: m.notificationsChoices.freeChargers, topics: ['availability'] },
  { title: m.notificationsChoices.atTheCharger, topics: ['someone_waits', 'nudge', 'report_resolved'] },
  { title: m.notificationsChoices.yourMembership, topics: ['membership_decided'] },
  { title: m.notificationsChoices.yourReviews, topics: ['review_decided'] },
  {
    title: m.notificationsChoices.forAdministrators,
    topics: ['invitation_accepted', 'billing', 'spot_reported', 'usage_report'],
  },
  { title: m.notificationsChoices.theTerms, topics: ['terms_changed'] },
];
