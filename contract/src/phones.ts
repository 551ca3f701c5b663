import * as z from 'zod';
import { text } from './texts.ts';

const TOO_SHORT = 'Phone number must be at least 10 digits';

const DIGITS = 10;
const hasDigits = (value: string): boolean => value.replace(/\D/g, '').length >= DIGITS;

export const phone = text(40).pipe(z.string().min(DIGITS, TOO_SHORT).refine(hasDigits, TOO_SHORT));

/** The number at which an organization or a location is reached, or none. */
export const contactPhone = text(40).pipe(
  z.string().refine((value) => value === '' || hasDigits(value), TOO_SHORT),
);
