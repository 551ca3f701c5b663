import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test('a database that is away, stopping or full is told from one that refuses a statement', () => {
  const away = [
    withCode('ECONNREFUSED'),
    withCode('57P03'),
    withCode('53300'),
    withCode('40P01'),
    withCode('55P03'),
    withCode('25P03'),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  ];
  expect(away.map(isDatabaseUnavailable)).toEqual(away.map(() => true));
  const refusing = [withCode('23505'), withCode('22021'), new Error('a bug'), 'no error'];
  expect(refusing.map(isDatabaseUnavailable)).toEqual(refusing.map(() => false));
});
