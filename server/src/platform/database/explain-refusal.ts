import type { Client } from 'pg';
import { errorCode } from './errors.ts';

/** Codes of TLS for a certificate that cannot be followed to a known authority. */
const UNKNOWN_AUTHORITY = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

type Where = Pick<Client, 'host' | 'port' | 'user' | 'database'>;

/** Why PostgreSQL does not let us in, in one sentence that says what to do; null for what may pass by itself. */
export function explainRefusal(error: unknown, { host, port, user, database }: Where): string | null {
  const code = errorCode(error) ?? '';
  const message = error instanceof Error ? error.message : '';
  const where = `${host}:${port}`;
  if (code === '3D000')
    return `There is no database “${database}” at ${where}: make it (CREATE DATABASE ${database} OWNER ${user}), or correct DATABASE_URL.`;
  if (code === '28P01')
    return `The database at ${where} refuses the account “${user}” with this password: correct DATABASE_URL.`;
  if (code === '28000' && /no encryption|SSL off/.test(message))
    return `The database at ${where} demands TLS: add sslmode=verify-full to DATABASE_URL.`;
  if (code === '28000')
    return `The database at ${where} does not let the account “${user}” in (${message}): make it (CREATE ROLE ${user} LOGIN), allow it in pg_hba.conf, or correct DATABASE_URL.`;
  if (code === '42501')
    return `The account “${user}” lacks a right (${message}): make it the owner (ALTER DATABASE ${database} OWNER TO ${user}), or have its owner run chargerota migrate.`;
  if (message === 'The server does not support SSL connections')
    return `The database at ${where} offers no TLS: switch it on there, or take sslmode out of DATABASE_URL.`;
  if (UNKNOWN_AUTHORITY.includes(code))
    return `The certificate of the database at ${where} is of an unknown authority: name its certificate in DATABASE_CA_FILE.`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'CERT_HAS_EXPIRED')
    return `The certificate of the database at ${where} is not valid for it (${message}).`;
  return null;
}
