import { m } from '@chargerota/messages';
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
  { error: () => m.refusalsFields.pleaseEnterALinkThat },
);

/** Forms send their empty fields, too. */
const reporterEmail = z
  .string()
  .overwrite(addressInOneForm)
  .refine((address) => address === '' || email.safeParse(address).success, {
    error: () => m.refusalsFields.invalidEmailAddress,
  });

const { min, max } = DESCRIPTION_LENGTH;

const tooShort = () => m.refusalsFields.descriptionMustBeAtLeast({ min });

/** The fields of a report, for the form and the route. */
export const reportFields = z.strictObject({
  type: ticketType,
  category: z
    .string({ error: () => m.refusalsFields.categoryIsRequired })
    .min(1, { error: () => m.refusalsFields.categoryIsRequired })
    .max(100),
  subCategory: z
    .string({ error: () => m.refusalsFields.subCategoryIsRequired })
    .min(1, { error: () => m.refusalsFields.subCategoryIsRequired })
    .max(100),
  description: longText(100_000, tooShort)
    .refine((value) => value.length >= min, { error: tooShort })
    .refine((value) => value.length <= max, {
      error: () => m.refusalsFields.descriptionMustBeMaxCharacters({ max }),
    }),
  imageUrl: imageUrl.nullish(),
  /** Where to answer a reporter who is not signed in; otherwise the account's address is used. */
  userEmail: reporterEmail.nullish(),
  context: sentContext.optional(),
});

export const report = reportFields.superRefine(({ type, category, subCategory }, context) => {
  if (!Object.hasOwn(REPORT_CATEGORIES[type], category))
    context.addIssue({ code: 'custom', path: ['category'], message: m.refusalsFields.categoryIsRequired });
  else if (!subCategories(type, category).includes(subCategory))
    context.addIssue({
      code: 'custom',
      path: ['subCategory'],
      message: m.refusalsFields.subCategoryIsRequired,
    });
});
