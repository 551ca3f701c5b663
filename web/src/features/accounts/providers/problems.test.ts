import { PROVIDER_PROBLEMS } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { problemIn, problemSearch, withoutProblem, wordsOf } from './problems.ts';

it('explains every problem with the provider’s name', () => {
  const titles = PROVIDER_PROBLEMS.map((problem) => wordsOf({ problem, provider: 'apple' }).title);
  expect(new Set(titles).size).toBe(PROVIDER_PROBLEMS.length);
  expect(wordsOf({ problem: 'cancelled', provider: 'google' })).toEqual({
    title: 'You cancelled at Google.',
    text: 'Nothing was changed.',
  });
});

it.each([
  ['?problem=refused&provider=google', { problem: 'refused', provider: 'google' }],
  ['?token=a-b_c&problem=expired&provider=apple', { problem: 'expired', provider: 'apple' }],
  ['?problem=refused', null],
  ['?problem=refused&provider=evil', null],
  ['?problem=Call+555+0100&provider=google', null],
  ['?problem=constructor&provider=google', null],
  ['?provider=google', null],
  ['', null],
])('an address with %j names the problem %j', (search, problem) => {
  expect(problemIn(search)).toEqual(problem);
});

it('is shown once, and the rest of the address stays the same', () => {
  const problem = { problem: 'expired', provider: 'apple' } as const;
  expect(problemIn(problemSearch(problem))).toEqual(problem);
  expect(withoutProblem(problemSearch(problem))).toBe('');
  expect(withoutProblem('?token=a-b_c&problem=expired&provider=apple')).toBe('?token=a-b_c');
});
