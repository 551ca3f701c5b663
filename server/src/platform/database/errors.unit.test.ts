import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable, isLoss, isUniqueViolation, pgError, TakesNoWrites } from './errors.ts';

/** An error like the driver's for a message from PostgreSQL. */
const said = (code: string) => Object.assign(new DatabaseError(code, 0, 'error'), { code });
/** An error like Node's for a system error. */
const withErrno = (code: string) => Object.assign(new Error(code), { code });

test('a database that is away, stopping or full is told from one that refuses a statement', () => {
  const away = [
    withErrno('ECONNREFUSED'),
    withErrno('EPIPE'),
    withErrno('EHOSTUNREACH'),
    withErrno('ENOTFOUND'),
    new Error('Failed query', { cause: withErrno('EPIPE') }),
    said('57P03'),
    said('53100'),
    said('53300'),
    said('40P01'),
    said('55P03'),
    said('25P03'),
    said('25006'),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('timeout expired'),
    new TakesNoWrites('none of the hosts takes writes'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  ];
  expect(away.map(isDatabaseUnavailable)).toEqual(away.map(() => true));
  const refusing = [said('23505'), said('22021'), withErrno('EPERM'), new Error('a bug'), 'no error'];
  expect(refusing.map(isDatabaseUnavailable)).toEqual(refusing.map(() => false));
});

test('a lost connection, a stopping server and one that takes no writes are losses; a lock, a full disk and a late answer are not', () => {
  const losses = [
    said('57P01'),
    said('57P02'),
    said('57P03'),
    said('25006'),
    withErrno('ECONNREFUSED'),
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    new TakesNoWrites('none of the hosts takes writes'),
  ];
  expect(losses.map(isLoss)).toEqual(losses.map(() => true));
  const others = [said('55P03'), said('53100'), said('23505'), new Error('Query read timeout')];
  expect(others.map(isLoss)).toEqual(others.map(() => false));
});

test('only what PostgreSQL said has a SQLSTATE, whatever the codes of other failures look like', () => {
  expect(['EPIPE', 'EPERM', '23505'].map((code) => pgError(withErrno(code)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(isUniqueViolation(new Error('Failed query', { cause: said('23505') }))).toBe(true);
});
