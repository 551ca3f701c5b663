import { m } from '@chargerota/messages';
import * as z from 'zod';
import { text } from './texts.ts';

export const PHONE_TOO_SHORT = () => m.refusalsFields.phoneNumberMustBeAt;

const digitsIn = (value: string): number => value.replace(/\D/g, '').length;

/** Whether a number has the ten digits with which none is refused. */
export const hasEnoughDigits = (value: string): boolean => digitsIn(value) >= 10;

/**
 * No country has shorter numbers. Those with fewer than ten digits must be valid in their country, which the server
 * decides: the list of all countries' numbers is large.
 */
const FEWEST_DIGITS = 4;
const canBeNumber = (value: string): boolean => digitsIn(value) >= FEWEST_DIGITS;

export const phone = text(40, PHONE_TOO_SHORT).pipe(
  z.string().refine(canBeNumber, { error: PHONE_TOO_SHORT }),
);

/** The number at which an organization or a location is reached, or none. */
export const contactPhone = text(40).pipe(
  z.string().refine((value) => value === '' || canBeNumber(value), { error: PHONE_TOO_SHORT }),
);
