import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link in a mail. Anybody who has the link can use it. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a link's token; a copy of the database is of no use for opening links. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');
