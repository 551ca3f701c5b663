// What is said of a field that its schema has no words for: the library's own would be of types and patterns.
import type * as z from 'zod';

/** zod's setting `customError`: schemas with words of their own go before it. */
export function fieldWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'This is missing.'
        : (WANTED[issue.expected] ?? OTHERWISE);
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'This is missing.';
      return `Please ${verbFor(issue.origin)} ${issue.inclusive === false ? 'more than' : 'at least'} ${quantity(issue.origin, issue.minimum)}.`;
    case 'too_big':
      return `Please ${verbFor(issue.origin)} ${issue.inclusive === false ? 'less than' : 'at most'} ${quantity(issue.origin, issue.maximum)}.`;
    case 'invalid_value':
      return `Please choose ${listOf(issue.values.map(String))}.`;
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return 'There is no such field here.';
    case 'invalid_format':
      return FORMATS[issue.format] ?? OTHERWISE;
    default:
      return OTHERWISE;
  }
}

const OTHERWISE = 'Please check this.';

const WANTED: Readonly<Record<string, string>> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please answer yes or no (true or false).',
  array: 'Please send a list.',
  object: 'Please send an object.',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email address',
  url: 'Please enter a web address.',
  date: 'Please enter a date as YYYY-MM-DD.',
  datetime: 'Please enter a time as YYYY-MM-DDThh:mm:ssZ.',
};

const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  string: ['character', 'characters'],
  array: ['item', 'items'],
  set: ['item', 'items'],
};

const verbFor = (origin: string): string =>
  origin === 'string' ? 'use' : origin in UNITS ? 'give' : 'enter';

function quantity(origin: string, count: number | bigint): string {
  const units = UNITS[origin];
  return units ? `${count} ${units[Number(count) === 1 ? 0 : 1]}` : String(count);
}

const listOf = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
