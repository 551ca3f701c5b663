import { expect, test } from 'vitest';
import { explainRefusal } from './explain-refusal.ts';

const where = { host: 'db', port: 5432, user: 'app', database: 'charge' };

test.each([
  ['3D000', 'database "charge" does not exist', 'CREATE DATABASE charge OWNER app'],
  ['28P01', 'password authentication failed for user "app"', 'refuses the account “app” with this password'],
  ['28000', 'role "app" does not exist', 'CREATE ROLE app LOGIN'],
  [
    '28000',
    'no pg_hba.conf entry for host "10.0.0.1", user "app", database "charge", no encryption',
    'demands TLS',
  ],
  ['42501', 'permission denied to create extension "btree_gist"', 'ALTER DATABASE charge OWNER TO app'],
  ['', 'The server does not support SSL connections', 'offers no TLS'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', 'DATABASE_CA_FILE'],
  ['CERT_HAS_EXPIRED', 'certificate has expired', 'is not valid for it (certificate has expired)'],
  // What may pass by itself is waited for.
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', null],
  ['57P03', 'the database system is starting up', null],
])('of the refusal %s %s a person reads what to do', (code, message, said) => {
  const explained = explainRefusal(Object.assign(new Error(message), { code }), where);
  if (said) expect(explained).toContain(said);
  else expect(explained).toBeNull();
});
