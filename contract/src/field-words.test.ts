import { expect, test } from 'vitest';
import * as z from 'zod';
import * as contract from './index.ts';
import { fieldWords } from './field-words.ts';

/** Values that some field refuses: none, of another kind, too small, too large, in another form. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(6000),
  -1,
  1.5,
  1e9,
  NaN,
  true,
  [],
  [null],
  Array.from({ length: 2000 }, () => 'x'),
  {},
  { unknown: 1 },
];

/** How the library words what a schema has no words for. */
const LIBRARYS =
  /^Invalid (?:input|string|number|option|value|key|discriminator|[A-Z]|ISO|email$)|^Too (?:big|small)|^Unrecognized|expected .* received|pattern/;

const isRoute = (value: unknown): value is contract.RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const fieldsOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

test('every field of every request is refused in words of ours', () => {
  z.config({ customError: fieldWords });
  const told = new Set<string>();
  const librarys: string[] = [];
  for (const route of Object.values<unknown>(contract).filter(isRoute)) {
    for (const schema of [route.body, route.query, route.params]) {
      if (!schema) continue;
      const wrong = [
        ...WRONG,
        ...fieldsOf(schema).flatMap((field) => WRONG.map((value) => ({ [field]: value }))),
      ];
      for (const issue of wrong.flatMap((value) => schema.safeParse(value).error?.issues ?? [])) {
        told.add(issue.message);
        if (LIBRARYS.test(issue.message))
          librarys.push(`${route.method} ${route.path} ${issue.path.join('.')}: ${issue.message}`);
      }
    }
  }
  z.config({ customError: undefined });
  expect(librarys).toEqual([]);
  expect(told.size).toBeGreaterThan(50);
});

test('a parameter of an address that is given twice is refused, except where it is a list', () => {
  const taken = Object.values<unknown>(contract)
    .filter(isRoute)
    .flatMap(({ method, path, query }) =>
      fieldsOf(query)
        .filter((field) => {
          const issues = query?.safeParse({ [field]: ['1', '1'] }).error?.issues ?? [];
          return !issues.some((issue) => issue.path[0] === field);
        })
        .map((field) => `${method} ${path} ${field}`),
    );
  expect(taken).toEqual([]);
});

test('a field that is missing is told as one that is empty', () => {
  const missing = contract.registerForm.safeParse({}).error?.issues ?? [];
  const said = Object.fromEntries(missing.map(({ path, message }) => [path.join('.'), message]));
  expect(said).toMatchObject({
    firstName: 'First name is required',
    email: 'Email is required',
    phone: 'Phone number must be at least 10 digits',
    acceptTerms: 'Please accept the terms and conditions',
  });
});
