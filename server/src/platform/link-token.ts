import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link in a mail. Whoever holds it may do what the link offers. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a link's token: a copy of the database opens no link. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');
