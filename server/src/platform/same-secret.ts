import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that says nothing about either. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(secret));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
