import { randomInt } from 'node:crypto';

/** No letters or digits that are mistaken for each other, and no vowels that could form words. */
const UPPER = 'BCDFGHJKMNPQRSTVWXZ';
const LOWER = 'bcdfghjkmnpqrstvwxz';
const DIGITS = '23456789';
const GROUPS = 9;

const one = (letters: string): string => letters[randomInt(letters.length)] ?? '';

/** A password that can be read out and typed: nine groups such as `Kt7v`, 141 bits. */
export const newReadablePassword = (): string =>
  Array.from({ length: GROUPS }, () => one(UPPER) + one(LOWER) + one(DIGITS) + one(LOWER)).join('-');
