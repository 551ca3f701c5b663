import { parse, stringify } from 'uuid';
import { readSignedToken, signToken } from '../../platform/tokens.ts';

/** What a printed code names: one charger, until its version is raised. */
export type ChargerCode = { organizationId: string; spotId: string; version: number };

const PURPOSE = 'charger';
const ID_BYTES = 16;
const VERSION_BYTES = 4;

/** It has no row and does not expire, because it hangs on a wall. It opens a screen and grants nothing (decision 0060). */
export function codeToken(key: Buffer, { organizationId, spotId, version }: ChargerCode): string {
  const about = Buffer.alloc(2 * ID_BYTES + VERSION_BYTES);
  about.set(parse(organizationId));
  about.set(parse(spotId), ID_BYTES);
  about.writeInt32BE(version, 2 * ID_BYTES);
  return signToken(key, PURPOSE, about);
}

/** Null if it is not one of ours. */
export function readCodeToken(key: Buffer, token: string): ChargerCode | null {
  const about = readSignedToken(key, PURPOSE, token);
  if (about?.length !== 2 * ID_BYTES + VERSION_BYTES) return null;
  return {
    organizationId: stringify(about.subarray(0, ID_BYTES)),
    spotId: stringify(about.subarray(ID_BYTES, 2 * ID_BYTES)),
    version: about.readInt32BE(2 * ID_BYTES),
  };
}
