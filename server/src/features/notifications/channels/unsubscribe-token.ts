import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTICE_TOPICS, type NoticeTopic } from '@chargerota/domain';
import { parse, stringify } from 'uuid';

/** What a link ends: the mails of one topic to one person in one organization. */
export type Unsubscription = { userId: string; organizationId: string; topic: NoticeTopic };

const ID_BYTES = 16;

/**
 * The link's token: its meaning, signed. It has no row and never expires, because a mail may be read years later
 * (docs/decisions/0039).
 */
export function unsubscribeToken(key: Buffer, { userId, organizationId, topic }: Unsubscription): string {
  const about = Buffer.concat([parse(userId), parse(organizationId), Buffer.from(topic)]);
  return `${about.toString('base64url')}.${sign(key, about).toString('base64url')}`;
}

/** What a token ends; null if it is not one of ours. */
export function readUnsubscribeToken(key: Buffer, token: string): Unsubscription | null {
  const [text = '', signature = ''] = token.split('.');
  const about = Buffer.from(text, 'base64url');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, about);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const topic = about.subarray(2 * ID_BYTES).toString();
  // The topic may no longer exist.
  if (!isTopic(topic)) return null;
  return {
    userId: stringify(about.subarray(0, ID_BYTES)),
    organizationId: stringify(about.subarray(ID_BYTES, 2 * ID_BYTES)),
    topic,
  };
}

// The purpose is signed as well: the key may sign other links one day.
const sign = (key: Buffer, about: Buffer): Buffer =>
  createHmac('sha256', key).update('unsubscribe:').update(about).digest();

const isTopic = (text: string): text is NoticeTopic => (NOTICE_TOPICS as readonly string[]).includes(text);
