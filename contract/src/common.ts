import { m } from '@chargerota/messages';
import { isRealDate, isTimeZone } from '@chargerota/domain';
import * as z from 'zod';
import { emailAddress } from './email-addresses.ts';
import { MAX_PAGE } from './sizes.ts';

/** A UUID of any of our rows. Anything else in a path is answered 404, in a body or query 422 (decision 0021). */
export const id = z.uuid();

export const idParams = z.strictObject({ id });

/** ISO instant with offset, as the server sends it. */
export const instant = z.iso.datetime({ offset: true });

/** A calendar day local to the location: YYYY-MM-DD, and one that exists. */
export const localDate = z.iso
  .date({ error: () => m.refusalsFields.pleaseChooseADateThat, abort: true })
  .refine(isRealDate, { error: () => m.refusalsFields.pleaseChooseADateThat });

export const email = emailAddress(
  () => m.refusalsFields.invalidEmailAddress,
  () => m.refusalsFields.emailIsRequired,
);

/** `{message}`: the answer of routes that have nothing else to return. */
export const messageResponse = z.object({ message: z.string() });

/** An IANA time zone that this runtime knows. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: () => m.refusalsFields.pleaseChooseATimeZone });
/** Which page of a list to return, from 1. */
export const page = z.coerce.number().int().min(1).max(MAX_PAGE);

/**
 * Confirms that the listed reservations may end: the `confirmation` in the first detail of a `coming_reservations`
 * refusal. It stands for exactly the reservations listed there; if others have come since, the refusal is repeated with
 * them.
 */
export const confirmation = z.string().min(1).max(100);
