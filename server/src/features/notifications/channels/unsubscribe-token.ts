import { NOTIFICATION_TOPICS, type NotificationTopic } from '@chargerota/domain';
import { parse, stringify } from 'uuid';
import { readSignedToken, signToken } from '../../../platform/tokens.ts';

/** What a link ends: the mails of one topic to one person in one organization. */
export type Unsubscription = { userId: string; organizationId: string; topic: NotificationTopic };

const PURPOSE = 'unsubscribe';
const ID_BYTES = 16;

/**
 * The link's token: its meaning, signed. It has no row and never expires, because a mail may be read years later
 * (decision 0039).
 */
export function unsubscribeToken(key: Buffer, { userId, organizationId, topic }: Unsubscription): string {
  const about = Buffer.concat([parse(userId), parse(organizationId), Buffer.from(topic)]);
  return signToken(key, PURPOSE, about);
}

/** What a token ends; null if it is not one of ours. */
export function readUnsubscribeToken(key: Buffer, token: string): Unsubscription | null {
  const about = readSignedToken(key, PURPOSE, token);
  if (!about) return null;
  const topic = about.subarray(2 * ID_BYTES).toString();
  // The topic may no longer exist.
  if (!isTopic(topic)) return null;
  return {
    userId: stringify(about.subarray(0, ID_BYTES)),
    organizationId: stringify(about.subarray(ID_BYTES, 2 * ID_BYTES)),
    topic,
  };
}

const isTopic = (text: string): text is NotificationTopic =>
  (NOTIFICATION_TOPICS as readonly string[]).includes(text);
