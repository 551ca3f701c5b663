// What a press sends, and how it changes a member's choices before the server has answered. Pure.
import type { NotificationPreferences, NotificationPreferencesForm } from '@chargerota/contract';
import { NOTICE_METHODS } from '@chargerota/domain';
import type { NoticeMethod, NoticeTopic } from '@chargerota/domain';

export type Channel = NotificationPreferences['channels'][number];
export type TopicChoice = NotificationPreferences['topics'][number];
type Preferences = NotificationPreferences;

/** What is sent, and what the choices are expected to be then. */
export type Change = {
  form: NotificationPreferencesForm;
  expected: (known: Preferences) => Preferences;
};

export function changeTopic(choice: TopicChoice, method: NoticeMethod, isOn: boolean): Change {
  const { topic } = choice;
  const changed = (methods: readonly NoticeMethod[]): NoticeMethod[] =>
    NOTICE_METHODS.filter((each) => (each === method ? isOn : methods.includes(each)));
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
export function switchMethod(preferences: Preferences, method: NoticeMethod, isOn: boolean): Change {
  const methods = NOTICE_METHODS.filter((each) =>
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

type Plain = Pick<Preferences, 'enableCustomReminders' | 'customReminderMinutes' | 'quietHours'>;

export const changeValues = (values: Partial<Plain>): Change => ({
  form: values,
  expected: (known) => ({ ...known, ...values }),
});

/** The installation has this method. */
export const isOffered = ({ why }: Channel): boolean => why !== 'not_configured';
/** A message by this method would reach the person. */
export const reaches = ({ method, isOn, works }: Channel): boolean => works && (isOn || method === 'app');

export const TOPIC_GROUPS: readonly { title: string; topics: readonly NoticeTopic[] }[] = [
  { title: 'Before it starts', topics: ['still_coming', 'start_15min', 'start_5min', 'custom_reminder'] },
  { title: 'Before it ends', topics: ['end_15min', 'end_5min'] },
  { title: 'What you do yourself', topics: ['confirmations'] },
  { title: 'What others change', topics: ['cancelled_by_other', 'spot_closed', 'no_show'] },
  { title: 'Free chargers', topics: ['availability'] },
  { title: 'At the charger', topics: ['someone_waits', 'nudge', 'report_resolved'] },
  { title: 'Your membership', topics: ['membership_decided'] },
  { title: 'Your reviews', topics: ['review_decided'] },
  { title: 'For administrators', topics: ['invitation_accepted', 'billing', 'spot_reported'] },
  { title: 'The terms', topics: ['terms_changed'] },
];
