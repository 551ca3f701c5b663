import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The token of a link that has no row of its own: what it is about, signed. `purpose` is signed as well, because one key
 * signs links of several kinds.
 */
export function signToken(key: Buffer, purpose: string, about: Buffer): string {
  return `${about.toString('base64url')}.${sign(key, purpose, about).toString('base64url')}`;
}

/** What a token is about; null unless it is, to the letter, what was signed with this key for this purpose. */
export function readSignedToken(key: Buffer, purpose: string, token: string): Buffer | null {
  const [text = ''] = token.split('.');
  const about = Buffer.from(text, 'base64url');
  return isSameSecret(token, signToken(key, purpose, about)) ? about : null;
}

const sign = (key: Buffer, purpose: string, about: Buffer): Buffer =>
  createHmac('sha256', key).update(`${purpose}:`).update(about).digest();

/** 256 random bits for a link in a mail. Anybody who has the link can use it. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a link's token; a copy of the database is of no use for opening links. */
export const hashLinkToken = (token: string): string => digestOf(token).toString('hex');

/** Compares in a time that says nothing about either. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(secret));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
