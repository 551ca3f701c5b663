// What is stored in English for everybody, such as why a reservation was cancelled or what a payment was for: shown in the
// words of whoever reads it. It is found by the English that made it, so that what was stored before can be read, too.
import { en } from './en/index.ts';
import { DEFAULT_FORMATS, currentFormats, writeIn } from './formats.ts';
import { m } from './index.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';

type Values = Record<string, string | number>;
type Made = (values: Values) => string;
type Known = { pattern: RegExp; names: string[]; show: (values: Values) => string };

/** A text of which only its values are not English, in English, for whoever stores it. */
export const inEnglish = <T>(write: () => T): T => writeIn(DEFAULT_FORMATS, write);

let known: Known[] | undefined;

/** A stored text in the reader's language; one that no message makes stays as it is. */
export function inReadersWords(text: string): string {
  if (currentFormats().language === DEFAULT_LANGUAGE) return text;
  // What begins with words stands around what begins with a value: `Paid back: Premium plan, monthly`. Of both kinds, what
  // says more comes first: `Additional members: 10, annual` is more than something and `, annual`.
  known ??= inEnglish(() => knownIn(en.stored, () => m.stored)).toSorted(
    (one, other) =>
      Number(beginsWithValue(one)) - Number(beginsWithValue(other)) || wordsIn(other) - wordsIn(one),
  );
  // Of several things that were bought, each is a text by itself.
  const each = text.split('; ').map((part) => inWords(part, known!));
  return each.every((part) => part !== null) ? each.join('; ') : (inWords(text, known) ?? text);
}

function inWords(text: string, messages: readonly Known[]): string | null {
  for (const { pattern, names, show } of messages) {
    const found = pattern.exec(text);
    if (!found) continue;
    const values = names.map((name, index) => {
      const value = found[index + 1] ?? '';
      return [name, name === 'count' ? Number(value.replaceAll(/\D/g, '')) : inReadersWords(value)];
    });
    return show(Object.fromEntries(values) as Values);
  }
  return null;
}

const wordsIn = ({ pattern }: Known): number => pattern.source.replaceAll(/\(.*?\)/g, '').length;
const beginsWithValue = ({ pattern }: Known): boolean => pattern.source.startsWith('^(');

type Group = { readonly [name: string]: string | ((values: never) => string) | Group };

function knownIn(group: Group, shown: () => Group): Known[] {
  return Object.entries(group).flatMap(([name, message]) => {
    const own = () => shown()[name];
    if (typeof message === 'string')
      return [{ pattern: whole(escaped(message)), names: [], show: () => own() as string }];
    if (typeof message !== 'function') return knownIn(message, () => own() as Group);
    return patternsOf(message as Made).map((pattern) => ({
      ...pattern,
      show: (values) => (own() as Made)(values),
    }));
  });
}

/** Of each form of a message: what it looks like, and its values in their order. */
function patternsOf(message: Made): Pick<Known, 'pattern' | 'names'>[] {
  const patterns = [1, 2].map((count) => {
    const names: string[] = [];
    const text = message(
      new Proxy<Values>(
        {},
        {
          get: (_target, name) => (name === 'count' ? count : `\ue000${String(name)}\ue000`),
        },
      ),
    );
    const isCounted = text.includes(String(count)) && isPlural(message);
    const parts = escaped(text)
      .replaceAll(/\ue000(\w+)\ue000/g, (_all, name: string) => (names.push(name), '(.+?)'))
      .replace(isCounted ? String(count) : /(?!)/, () => (names.unshift('count'), '([\\d,]+)'));
    return { pattern: whole(parts), names };
  });
  const [one, other] = patterns;
  return one!.pattern.source === other!.pattern.source ? [one!] : patterns;
}

const isPlural = (message: Made): boolean => /\bcount\b/.test(message.toString());
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'u');
