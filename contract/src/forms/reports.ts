import { DESCRIPTION_LENGTH, REPORT_CATEGORIES, subCategories, TICKET_TYPES } from '@chargerota/domain';
import * as z from 'zod';
import { email } from '../common.ts';
import { addressInOneForm } from '../email-addresses.ts';
import { longText, text } from '../texts.ts';

export const ticketType = z.enum(TICKET_TYPES);

/** Where the reporter was when they decided to report. They see each before sending, and can remove it. */
const sentContext = z.strictObject({
  /** The screen, as a path without its query. */
  page: text(200).optional(),
  /** The browser's own name for itself (`user-agent`). */
  browser: text(400).optional(),
  /** The product's version. */
  version: text(50).optional(),
  /** The request that failed, as its answer named it. */
  requestId: text(100).optional(),
});

/**
 * A link to an image. The server never fetches it; the browser shows it only after a press. It must name a host: browsers
 * read `https:/path` as a path of our own, and would send the reader's cookies with it.
 */
const imageUrl = text(500).refine(
  (link) => link === '' || (/^https:\/\/[^/\\]/i.test(link) && z.url().safeParse(link).success),
  'Please enter a link that starts with https://',
);

/** Forms send their empty fields, too. */
const reporterEmail = z
  .string()
  .overwrite(addressInOneForm)
  .refine((address) => address === '' || email.safeParse(address).success, 'Invalid email address');

const { min, max } = DESCRIPTION_LENGTH;

const tooShort = `Description must be at least ${min} characters`;

/** The fields of a report, for the form and the route. */
export const reportFields = z.strictObject({
  type: ticketType,
  category: z.string('Category is required').min(1, 'Category is required').max(100),
  subCategory: z.string('Sub-category is required').min(1, 'Sub-category is required').max(100),
  description: longText(100_000, tooShort)
    .refine((value) => value.length >= min, tooShort)
    .refine((value) => value.length <= max, `Description must be ${max} characters or less`),
  imageUrl: imageUrl.nullish(),
  /** Where to answer a reporter who is not signed in; otherwise the account's address is used. */
  userEmail: reporterEmail.nullish(),
  context: sentContext.optional(),
});

export const report = reportFields.superRefine(({ type, category, subCategory }, context) => {
  if (!Object.hasOwn(REPORT_CATEGORIES[type], category))
    context.addIssue({ code: 'custom', path: ['category'], message: 'Category is required' });
  else if (!subCategories(type, category).includes(subCategory))
    context.addIssue({ code: 'custom', path: ['subCategory'], message: 'Sub-category is required' });
});
