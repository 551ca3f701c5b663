/** How hard a password is to guess, for the person who is choosing it; the server decides by rules of its own. */
export type PasswordStrength = {
  /** 0 worthless, 1 weak, 2 fair, 3 good, 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  /** What would make it better, or that it is good. */
  hint: string;
};

/** Least length of a password. */
const MIN_LENGTH = 8;

// Estimated bits that a character adds; low, because people write words and names, in which letters are predictable.
const BITS = { letter: 2.7, digit: 2, sign: 3.5 };
/** For each change between small letters, capitals, digits and signs: variety in the middle, not at an end. */
const BITS_OF_A_CHANGE = 1.5;
/** A character that repeats, that follows in a row such as 1234 or qwerty, or that is part of something known. */
const BITS_OF_THE_EXPECTED = 0.3;
/** The bits from which each score is reached. */
const REACHED_AT = [18, 28, 36, 45] as const;

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
 * How strong a password looks. It sees length, variety, repeats, rows of keys and what is known of the person, but not
 * which passwords are common: that list is the server's.
 * @param about the person's own names and address, whose words are easily guessed
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
  const reached = REACHED_AT.filter((least) => bits >= least).length;
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

function hintFor(seen: {
  score: number;
  length: number;
  hasOwnWords: boolean;
  isMostlyExpected: boolean;
}): string {
  if (seen.length < MIN_LENGTH) return `Use at least ${MIN_LENGTH} characters.`;
  if (seen.score === 4) return 'Strong.';
  if (seen.hasOwnWords) return 'Leave out your name and your address.';
  if (seen.isMostlyExpected) return 'Leave out repeats and rows such as 1234 or qwerty.';
  return seen.score === 3 ? 'Good.' : 'Longer is better: add a word or two.';
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
  // A space counts with the small letters: it comes with every further word.
  return /[\p{L} ]/u.test(character) ? 'small' : 'sign';
}

/**
 * Whether a character is predictable from those before it. Two that repeat or follow each other are not enough, as
 * many words have them.
 */
function follows(characters: readonly string[], at: number): boolean {
  return (
    (isNear(characters, at) && isNear(characters, at - 1)) ||
    [2, 3, 4].some((back) => isRepeat(characters, at, back))
  );
}

/** The same as the one before it, or its neighbour: in the alphabet, among the digits, on the keyboard. */
function isNear(characters: readonly string[], at: number): boolean {
  const [last, here] = [characters[at - 1]?.toLowerCase(), characters[at]?.toLowerCase()];
  if (last === undefined || here === undefined) return false;
  const step = (here.codePointAt(0) ?? 0) - (last.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || NEXT_TO_EACH_OTHER.has(last + here);
}

/** A repeat of the characters before: abcabc, abab. */
const isRepeat = (characters: readonly string[], at: number, back: number): boolean =>
  at >= 2 * back - 1 &&
  Array.from({ length: back }, (_, step) => at - step).every(
    (position) => characters[position] === characters[position - back],
  );

const ownWords = (about: readonly string[]): string[] =>
  about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3);

/** Where in the text one of the words stands. */
function positionsOf(words: readonly string[], text: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const word of words) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
      for (let at = from; at < from + word.length; at += 1) found.add(at);
    }
  }
  return found;
}

/** What people often append to the same word: a number or a year. */
const TRIVIAL = /^\p{Nd}{0,4}$/u;

/**
 * Whether a password is the person's own address, or its part before the @, whatever its case and signs, with up to four
 * digits before or after.
 */
export function isAboutOneself(password: string, email: string): boolean {
  const [local = '', domain = ''] = email.split('@');
  const own = [email, `${local}${domain.split('.')[0]}`, local, local.split('+')[0] ?? ''].map(plain);
  const given = plain(password);
  return own.some(
    (word) =>
      word !== '' &&
      ((given.startsWith(word) && TRIVIAL.test(given.slice(word.length))) ||
        (given.endsWith(word) && TRIVIAL.test(given.slice(0, -word.length)))),
  );
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
