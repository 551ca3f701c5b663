// What is said of a field that its schema has no words for: the library's own would be of types and patterns.
import { m } from '@chargerota/messages';
import type * as z from 'zod';

/** zod's setting `customError`: schemas with words of their own go before it. */
export function fieldWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? m.refusalsFields.thisIsMissing
        : (of(m.refusalsFields.wanted, issue.expected) ?? OTHERWISE());
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return m.refusalsFields.thisIsMissing;
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return choiceOf(issue.values.map(String));
    case 'not_multiple_of':
      return m.refusalsFields.pleaseEnterAMultipleOf({ divisor: issue.divisor });
    case 'unrecognized_keys':
      return m.refusalsFields.thereIsNoSuchField;
    case 'invalid_format':
      return of(m.refusalsFields.formats, issue.format) ?? OTHERWISE();
    default:
      return OTHERWISE();
  }
}

const of = (words: Readonly<Record<string, string>>, name: string): string | undefined => words[name];

const OTHERWISE = () => m.refusalsFields.pleaseCheckThis;

const KINDS: Readonly<Record<string, 'text' | 'list'>> = { string: 'text', array: 'list', set: 'list' };

type Bound = { origin: string; inclusive?: boolean | undefined };

function tooSmall({ origin, minimum, inclusive }: Bound & { minimum: number | bigint }): string {
  const min = String(minimum);
  const kind = KINDS[origin];
  if (kind) return m.refusalsFields.tooSmall[kind]({ count: Number(minimum), min });
  return inclusive === false
    ? m.refusalsFields.tooSmall.above({ min })
    : m.refusalsFields.tooSmall.number({ min });
}

function tooBig({ origin, maximum, inclusive }: Bound & { maximum: number | bigint }): string {
  const max = String(maximum);
  const kind = KINDS[origin];
  if (kind) return m.refusalsFields.tooBig[kind]({ count: Number(maximum), max });
  return inclusive === false
    ? m.refusalsFields.tooBig.below({ max })
    : m.refusalsFields.tooBig.number({ max });
}

function choiceOf(values: readonly string[]): string {
  const [last = '', ...others] = values.toReversed();
  return others.length === 0
    ? m.refusalsFields.pleaseChoose({ choices: last })
    : m.refusalsFields.pleaseChooseOneOrLast({ choices: others.toReversed().join(', '), last });
}
