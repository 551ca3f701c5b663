// Text that people write and others read. Every text field of a request body is one of these kinds or a fixed choice.
// Stored texts may be older than these rules, so answers describe them as plain strings.
import { m } from '@chargerota/messages';
import { lineFault, nameFault, paragraphsFault, type TextFault } from '@chargerota/domain';
import * as z from 'zod';
import { fieldWords } from './field-words.ts';

// With the schemas, not before: what shows no form needs no words for its fields.
z.config({ customError: fieldWords });

/** What is said of a field, in the language of whoever filled it in. */
export type Said = () => string;

const written = (max: number, missing?: Said) =>
  z
    .string({ error: missing })
    .trim()
    .normalize('NFC')
    .max(max, { error: () => m.refusalsFields.pleaseUseAtMostMax({ max }) });

type FaultOf = (text: string) => TextFault | null;

const without = (faultOf: FaultOf, max: number, missing?: Said) =>
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
export const nameText = (max: number, missing?: Said) => without(nameFault, max, missing);

/** Any other text of one line: an address, a car's model, a contact. `missing` is said where there is none. */
export const text = (max: number, missing?: Said) => without(lineFault, max, missing);

/** Text of several lines: a description, an agreement. */
export const longText = (max: number, missing?: Said) => without(paragraphsFault, max, missing);

/** A search text. It is shown to nobody and may have to match older data, so fewer rules apply. */
export const searchText = (max: number) =>
  written(max).regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: () => m.refusalsFields.pleaseRemoveControlCharacters });

/** So much is shown of what is before a character that is refused. */
const SHOWN = 20;

function sentenceFor(fault: TextFault): string {
  if (fault.kind === 'web_address') return m.refusalsFields.pleaseUseANameWithout;
  if (fault.kind === 'encoded_word') return m.refusalsFields.pleaseRemoveAndWhichEmail;
  const { kind, found, after } = fault;
  if (kind === 'line_break') return m.refusalsFields.pleaseWriteThisInOne;
  const code = codeOf(found);
  const before = Array.from(after).slice(-SHOWN).join('').trim();
  return before
    ? m.refusalsFields.pleaseRemoveAfter[kind]({ code, before })
    : m.refusalsFields.pleaseRemoveAtTheBeginning[kind]({ code });
}

/** Names an invisible character as `U+200B`. */
const codeOf = (found: string): string =>
  `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
