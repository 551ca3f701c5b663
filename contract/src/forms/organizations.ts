import { m } from '@chargerota/messages';
import { LANGUAGES } from '@chargerota/domain';
import * as z from 'zod';
import { email, timeZone } from '../common.ts';
import { emailAddress } from '../email-addresses.ts';
import { contactPhone } from '../phones.ts';
import { planId } from '../plans.ts';
import { longText, nameText, text } from '../texts.ts';

/** No check spans several fields: the wizard checks each step by its own fields. */
export const createOrganizationForm = z.strictObject({
  name: nameText(120, () => m.refusalsFields.organizationNameMustBeAt).pipe(
    z.string().min(2, { error: () => m.refusalsFields.organizationNameMustBeAt }),
  ),
  description: longText(1000).nullish(),
  contactEmail: emailAddress(() => m.refusalsFields.pleaseEnterAValidEmail),
  contactPhone: contactPhone.nullish(),
  address: text(240).nullish(),
  subscriptionPlan: planId.default('basic'),
  requiresAgreement: z.boolean().default(false),
  /** Shown to invited people when `requiresAgreement` is set. */
  customAgreementText: longText(10_000).nullish(),
  /** Default for the organization's locations: the browser's zone. */
  timezone: timeZone.optional(),
});

const atCreation = createOrganizationForm.shape;

/**
 * The fields of an organization that can be changed later. An absent field stays as it is; null or an empty value
 * removes it, except the name.
 */
export const updateOrganizationForm = z
  .strictObject({
    name: atCreation.name,
    description: atCreation.description,
    contactPhone: atCreation.contactPhone,
    address: atCreation.address,
    requiresAgreement: z.boolean(),
    customAgreementText: atCreation.customAgreementText,
    /** Of invitations and wall displays. */
    language: z.enum(LANGUAGES),
  })
  .partial();

export const billingDetailsForm = z.strictObject({
  billingName: text(200),
  billingAddress: longText(500),
  taxNumber: text(50),
  billingEmail: email,
});
