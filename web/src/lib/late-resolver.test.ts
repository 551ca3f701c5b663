import type { Resolver } from 'react-hook-form';
import { expect, it } from 'vitest';
import { lateResolver } from './late-resolver.ts';

type Values = { email: string };
const options = { fields: {}, shouldUseNativeValidation: false } as Parameters<Resolver<Values>>[2];
const refuse: Resolver<Values, unknown, Values> = () => ({
  values: {},
  errors: { email: { type: 'custom', message: 'Please enter a valid email address' } },
});

it('a form is checked once its check is there, which is loaded once', async () => {
  let loads = 0;
  const late = lateResolver<Values, Values>(async () => {
    loads += 1;
    return refuse;
  });
  late.prepare();
  for (let sent = 0; sent < 2; sent += 1)
    expect((await late.resolver({ email: 'x' }, undefined, options)).errors).toHaveProperty('email');
  expect(loads).toBe(1);
});

it('without its check a form goes to the server, and the next time it is asked for again', async () => {
  let isThere = false;
  const late = lateResolver<Values, Values>(async () => {
    if (!isThere) throw new Error('offline');
    return refuse;
  });
  expect(await late.resolver({ email: 'x' }, undefined, options)).toEqual({
    values: { email: 'x' },
    errors: {},
  });
  isThere = true;
  expect((await late.resolver({ email: 'x' }, undefined, options)).errors).toHaveProperty('email');
});
