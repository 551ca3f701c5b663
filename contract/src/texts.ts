// Text that people write and others read. Every text field of a request body is one of these kinds or a fixed choice.
// Stored texts may be older than these rules, so answers describe them as plain strings.
import { lineFault, nameFault, paragraphsFault, type TextFault } from '@chargerota/domain';
import * as z from 'zod';

const written = (max: number, missing?: string) =>
  z.string(missing).trim().normalize('NFC').max(max, `Please use at most ${max} characters.`);

type FaultOf = (text: string) => TextFault | null;

const without = (faultOf: FaultOf, max: number, missing?: string) =>
  written(max, missing).check(({ value, issues }) => {
    // A text that is too long is not examined further.
    const fault = value.length > max ? null : faultOf(value);
    // `continue` lets the form's other errors be reported at the same time.
    if (fault) issues.push({ code: 'custom', message: sentenceFor(fault), input: value, continue: true });
  });

/**
 * The name of a person, an organization, a location or a charger. Invitations put it in mails to strangers, who could
 * otherwise be led to any site under our letterhead.
 */
export const nameText = (max: number, missing?: string) => without(nameFault, max, missing);

/** Any other text of one line: an address, a car's model, a contact. `missing` is said where there is none. */
export const text = (max: number, missing?: string) => without(lineFault, max, missing);

/** Text of several lines: a description, an agreement. */
export const longText = (max: number, missing?: string) => without(paragraphsFault, max, missing);

/** A search text. It is shown to nobody and may have to match older data, so fewer rules apply. */
export const searchText = (max: number) =>
  written(max).regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please remove control characters.');

function sentenceFor(fault: TextFault): string {
  if (fault.kind === 'web_address') return 'Please use a name without a web address.';
  if (fault.kind === 'encoded_word') return 'Please remove “=?” and “?=”, which email programs cannot show.';
  const { kind, found, after } = fault;
  if (kind === 'line_break') return 'Please write this in one line.';
  const { one, why } = REMOVED[kind];
  return `Please remove the ${one} ${codeOf(found)} ${placeOf(after)}${why ?? ''}.`;
}

const REMOVED: Record<
  'control' | 'half_character' | 'direction' | 'invisible',
  { one: string; why?: string }
> = {
  control: { one: 'control character' },
  half_character: { one: 'incomplete character' },
  direction: { one: 'character', why: ': it turns the direction in which text is read' },
  invisible: { one: 'invisible character' },
};

/** Names an invisible character as `U+200B`. */
const codeOf = (found: string): string =>
  `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const SHOWN = 20;

function placeOf(after: string): string {
  const before = Array.from(after).slice(-SHOWN).join('').trim();
  return before ? `after “${before}”` : 'at the beginning';
}
