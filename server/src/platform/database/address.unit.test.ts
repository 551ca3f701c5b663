import { expect, test } from 'vitest';
import { clientConfig } from './address.ts';

test.each([
  ['postgres://u:p@db/x', undefined, 'postgres://u:p@db/x', undefined],
  ['postgres://u:p@db/x', 'PEM', 'postgres://u:p@db/x', { ca: 'PEM' }],
  [
    'postgres://u:p@db/x?sslmode=verify-full&application_name=a',
    'PEM',
    'postgres://u:p@db/x?&application_name=a',
    { ca: 'PEM' },
  ],
  // Somebody wants no TLS.
  ['postgres://u:p@db/x?sslmode=disable', 'PEM', 'postgres://u:p@db/x?sslmode=disable', undefined],
])(
  'to %s with the authority %s the driver gets %s and %j',
  (url, certificateAuthority, connectionString, ssl) => {
    const config = clientConfig({ connectionString: url, certificateAuthority });
    expect(config).toEqual({ connectionString, ...(ssl && { ssl }) });
  },
);
