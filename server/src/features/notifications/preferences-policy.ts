// What a member can choose, and what is stored of it (docs/rules.md "What is told").
import { m } from '@chargerota/messages';
import type { NotificationPreferences, NotificationPreferencesForm } from '@chargerota/contract';
import {
  DEFAULT_METHODS,
  FIXED_METHODS,
  NEVER_IN_APP,
  NOTIFICATION_METHODS,
  NOTIFICATION_TOPICS,
} from '@chargerota/domain';
import type { NotificationMethod, NotificationTopic } from '@chargerota/domain';
import { invalidInput } from '../../platform/http/domain-error.ts';

export type Chooser = {
  /** An active administrator, who hears of members and of billing. */
  isAdministrator: boolean;
  allowCustomReminders: boolean;
  /** If not, offers are only listed in the app. */
  allowAvailabilityNotifications: boolean;
  lineEnabled: boolean;
  lineStillComing: boolean;
  lineNudges: boolean;
};

const OF_ADMINISTRATORS: readonly NotificationTopic[] = [
  'invitation_accepted',
  'billing',
  'spot_reported',
  'usage_report',
];

/** The topics that a member can choose methods for. */
function offeredTopics({ isAdministrator, lineEnabled, ...organization }: Chooser): NotificationTopic[] {
  const dependent: Partial<Record<NotificationTopic, boolean>> = {
    custom_reminder: organization.allowCustomReminders,
    availability: organization.allowAvailabilityNotifications,
    still_coming: lineEnabled && organization.lineStillComing,
    someone_waits: lineEnabled && organization.lineNudges,
  };
  return NOTIFICATION_TOPICS.filter(
    (topic) => (isAdministrator || !OF_ADMINISTRATORS.includes(topic)) && (dependent[topic] ?? true),
  );
}

export type ChosenMethods = Partial<Record<NotificationTopic, readonly NotificationMethod[]>>;
type Topics = NotificationPreferences['topics'];

/** The topics with their chosen methods; methods that are not configured are not offered. */
export function topicsOf(
  chooser: Chooser,
  chosen: ChosenMethods,
  channels: NotificationPreferences['channels'],
): Topics {
  const configured = channels.filter(({ why }) => why !== 'not_configured').map(({ method }) => method);
  return offeredTopics(chooser).map((topic) => {
    const possible = NOTIFICATION_METHODS.filter(
      (method) => configured.includes(method) && !(method === 'app' && NEVER_IN_APP.includes(topic)),
    );
    const fixed = [...(FIXED_METHODS[topic] ?? [])];
    const wanted = chosen[topic] ?? DEFAULT_METHODS[topic];
    const methods = possible.filter((method) => fixed.includes(method) || wanted.includes(method));
    return { topic, methods, fixed, possible };
  });
}

/**
 * The methods to store after a choice. A method that was not offered stays as it was. A topic with its default methods is
 * not stored, so that it follows later defaults.
 * @throws DomainError invalid_input for a topic that is not offered
 */
export function chooseMethods(
  chosen: ChosenMethods,
  asked: NonNullable<NotificationPreferencesForm['topics']>,
  offered: Topics,
): Partial<Record<NotificationTopic, NotificationMethod[]>> {
  const methods = new Map<NotificationTopic, readonly NotificationMethod[]>(
    NOTIFICATION_TOPICS.flatMap((topic) => (chosen[topic] ? [[topic, chosen[topic]]] : [])),
  );
  for (const [index, { topic, methods: wanted }] of asked.entries()) {
    const offer = offered.find((each) => each.topic === topic);
    if (!offer) throw invalidInput(`topics.${index}.topic`, m.sentNotifications.youAreNotToldOf);
    const before = methods.get(topic) ?? DEFAULT_METHODS[topic];
    const after = NOTIFICATION_METHODS.filter((method) =>
      (offer.possible.includes(method) ? wanted : before).includes(method),
    );
    if (isSame(after, DEFAULT_METHODS[topic])) methods.delete(topic);
    else methods.set(topic, after);
  }
  return Object.fromEntries([...methods].map(([topic, each]) => [topic, [...each]]));
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));
