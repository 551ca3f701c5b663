import { expect, it } from 'vitest';
import { intersect, subtract, type Period } from './periods.ts';

/** '9-12 14-16' as periods of one day. */
const hours = (text: string): Period[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [from, until] = part.split('-').map((hour) => new Date(Date.UTC(2026, 10, 20, Number(hour))));
      return { startsAt: from!, endsAt: until! };
    });

it.each`
  periods         | others           | shared           | rest
  ${'9-12'}       | ${''}            | ${''}            | ${'9-12'}
  ${''}           | ${'9-12'}        | ${''}            | ${''}
  ${'9-12'}       | ${'12-14'}       | ${''}            | ${'9-12'}
  ${'9-12'}       | ${'9-12'}        | ${'9-12'}        | ${''}
  ${'9-12'}       | ${'8-13'}        | ${'9-12'}        | ${''}
  ${'9-12'}       | ${'10-11'}       | ${'10-11'}       | ${'9-10 11-12'}
  ${'9-12'}       | ${'9-10'}        | ${'9-10'}        | ${'10-12'}
  ${'9-12'}       | ${'11-14'}       | ${'11-12'}       | ${'9-11'}
  ${'9-12 14-16'} | ${'11-15'}       | ${'11-12 14-15'} | ${'9-11 15-16'}
  ${'9-16'}       | ${'10-11 13-20'} | ${'10-11 13-16'} | ${'9-10 11-13'}
`('of $periods, $others covers $shared and leaves $rest', ({ periods, others, shared, rest }) => {
  expect(intersect(hours(periods), hours(others))).toEqual(hours(shared));
  expect(subtract(hours(periods), hours(others))).toEqual(hours(rest));
});
