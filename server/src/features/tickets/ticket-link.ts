import { parse, stringify } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { readSignedToken, signToken } from '../../platform/tokens.ts';
import { updateTicket, type TicketRow } from './store.ts';

/** What a link in a mail opens: one ticket, until its version is raised. */
export type TicketLink = { ticketId: string; version: number };

const PURPOSE = 'ticket';
const ID_BYTES = 16;
const VERSION_BYTES = 4;

/** It has no row and does not expire: an answer may come after months (decision 0054). */
export function ticketToken(key: Buffer, { ticketId, version }: TicketLink): string {
  const about = Buffer.alloc(ID_BYTES + VERSION_BYTES);
  about.set(parse(ticketId));
  about.writeInt32BE(version, ID_BYTES);
  return signToken(key, PURPOSE, about);
}

/** Null if it is not one of ours. */
export function readTicketToken(key: Buffer, token: string): TicketLink | null {
  const about = readSignedToken(key, PURPOSE, token);
  if (about?.length !== ID_BYTES + VERSION_BYTES) return null;
  return { ticketId: stringify(about.subarray(0, ID_BYTES)), version: about.readInt32BE(ID_BYTES) };
}

/** Whose attempts are counted: those with a revoked link are not the new one's. */
export const countedLink = ({ ticketId, version }: TicketLink): string => `${ticketId}/${version}`;

/** A revoked link's version is negative until the next mail brings a link of the version that it hides. */
const revokedVersion = (version: number): number => -(Math.abs(version) + 1);
export const isLinkOut = (version: number): boolean => version > 0;

/** The ticket is locked. Returns false if no link worked before. */
export async function revokeLinks(tx: Tx, { id, linkVersion }: TicketRow): Promise<boolean> {
  if (!isLinkOut(linkVersion)) return false;
  await updateTicket(tx, id, { linkVersion: revokedVersion(linkVersion) });
  return true;
}
