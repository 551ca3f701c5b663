import { m } from '@chargerota/messages';
/** An estimate for the person choosing a password; the server decides by its own rules. */
export type PasswordStrength = {
  /** 0 worthless, 1 weak, 2 fair, 3 good, 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  /** How to improve the password, or that it is good. */
  hint: string;
};

/** Minimum length of a password. */
const MIN_LENGTH = 8;

// Estimated bits that each kind of character adds. They are low because letters in words and names are predictable.
const BITS = { letter: 2.7, digit: 2, sign: 3.5 };
/** Added for each change between small letters, capitals, digits and signs, except at an end of the password. */
const BITS_OF_A_CHANGE = 1.5;
/** For a character that repeats, continues a row such as 1234 or qwerty, or is part of a known word. */
const BITS_OF_THE_EXPECTED = 0.3;
/** The bits needed for each score. */
const BITS_NEEDED = [18, 28, 36, 45] as const;

const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
];
const NEXT_TO_EACH_OTHER = new Set(
  ROWS.flatMap((row) =>
    row
      .split('')
      .slice(1)
      .flatMap((key, at) => [`${row[at]}${key}`, `${key}${row[at]}`]),
  ),
);

/**
 * Estimates a password's strength from its length, variety, repeats, keyboard rows and the person's own data. It does
 * not know which passwords are common: only the server has that list. Words of the product count as the person's own.
 * @param about the person's own name and address, whose words are easily guessed
 */
export function passwordStrength(password: string, about: readonly string[]): PasswordStrength {
  const characters = password.split('');
  const lower = password.toLowerCase();
  const own = positionsOf(ownWords(about), lower);
  const expected = characters.map((_, at) => follows(characters, at));
  const bits = characters.reduce(
    (sum, character, at) => sum + bitsOf(character, characters[at - 1], own.has(at) || expected[at] === true),
    0,
  );
  const reached = BITS_NEEDED.filter((least) => bits >= least).length;
  const score = (
    characters.length < MIN_LENGTH ? Math.min(reached, 1) : reached
  ) as PasswordStrength['score'];
  return {
    score,
    hint: hintFor({
      score,
      length: characters.length,
      hasOwnWords: own.size > 0,
      isMostlyExpected: expected.filter(Boolean).length * 2 >= characters.length,
    }),
  };
}

function hintFor(facts: {
  score: number;
  length: number;
  hasOwnWords: boolean;
  isMostlyExpected: boolean;
}): string {
  if (facts.length < MIN_LENGTH)
    return m.rulesPasswordRules.toUseAtLeastMinLengthCharacters({ minLength: MIN_LENGTH });
  if (facts.score === 4) return m.rulesPasswordRules.strong;
  if (facts.hasOwnWords) return m.rulesPasswordRules.leaveOutYourNameYour;
  if (facts.isMostlyExpected) return m.rulesPasswordRules.leaveOutRepeatsAndRows;
  return facts.score === 3 ? m.rulesPasswordRules.good : m.rulesPasswordRules.longerIsBetterAddA;
}

function bitsOf(character: string, previous: string | undefined, isExpected: boolean): number {
  if (isExpected) return BITS_OF_THE_EXPECTED;
  const change = previous !== undefined && kindOf(previous) !== kindOf(character) ? BITS_OF_A_CHANGE : 0;
  const kind = kindOf(character);
  return change + BITS[kind === 'capital' || kind === 'small' ? 'letter' : kind];
}

type Kind = 'capital' | 'small' | 'digit' | 'sign';

function kindOf(character: string): Kind {
  if (/\p{Nd}/u.test(character)) return 'digit';
  if (/\p{Lu}/u.test(character)) return 'capital';
  // A space counts as a small letter, since every further word brings one.
  return /[\p{L} ]/u.test(character) ? 'small' : 'sign';
}

/**
 * Whether a character is predictable from those before it. Two equal or neighbouring characters are not enough, as many
 * words have them.
 */
function follows(characters: readonly string[], at: number): boolean {
  return (
    (isNear(characters, at) && isNear(characters, at - 1)) ||
    [2, 3, 4].some((back) => isRepeat(characters, at, back))
  );
}

/**
 * True if it equals the character before it, or is its neighbour in the alphabet, among the digits or on the keyboard.
 */
function isNear(characters: readonly string[], at: number): boolean {
  const [last, here] = [characters[at - 1]?.toLowerCase(), characters[at]?.toLowerCase()];
  if (last === undefined || here === undefined) return false;
  const step = (here.codePointAt(0) ?? 0) - (last.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || NEXT_TO_EACH_OTHER.has(last + here);
}

/** True if it repeats the character `back` places before: abcabc, abab. */
const isRepeat = (characters: readonly string[], at: number, back: number): boolean =>
  at >= 2 * back - 1 &&
  Array.from({ length: back }, (_, step) => at - step).every(
    (position) => characters[position] === characters[position - back],
  );

const PRODUCT_WORDS = ['chargerota', 'charge', 'rota'];

const ownWords = (about: readonly string[]): string[] =>
  [...about, ...PRODUCT_WORDS]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3);

/** The positions in the text that belong to one of the words. */
function positionsOf(words: readonly string[], text: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const word of words) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
      for (let at = from; at < from + word.length; at += 1) found.add(at);
    }
  }
  return found;
}

/** What can be left beside known words, such as a year, and is guessed with them. */
const TRIVIAL_LENGTH = 4;

/**
 * Whether a password is made of words that are tried first: those of the person and of the product, ignoring case and
 * signs, with up to four other letters or digits.
 * @param about as of `passwordStrength`
 */
export function isMadeOfKnownWords(password: string, about: readonly string[]): boolean {
  const given = plain(password);
  const known = ownWords(about).toSorted((one, other) => other.length - one.length);
  const rest = known.reduce((left, word) => left.replaceAll(plain(word), ''), given);
  return rest !== given && rest.length <= TRIVIAL_LENGTH;
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
