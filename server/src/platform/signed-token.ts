import { createHmac } from 'node:crypto';
import { isSameSecret } from './same-secret.ts';

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
