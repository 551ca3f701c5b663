import { createOrganizationForm, firstName, lastName, phone } from '@chargerota/contract/forms';
import type { User } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import { DEFAULT_PLAN } from '@chargerota/domain';
import * as z from 'zod';
import { keepDraft, readDraft } from '../../../lib/storage.ts';
import { suggestedZone } from '../../../lib/zone-choices.ts';

export type NewOrganization = RequestOf<'POST /api/organizations'>['body'];

/** The fields of a new organization; optional ones may stay empty. */
export const newOrganizationSchema = createOrganizationForm;
export type NewOrganizationValues = {
  [Field in keyof z.input<typeof newOrganizationSchema>]-?: NonNullable<
    z.input<typeof newOrganizationSchema>[Field]
  >;
};

export const emptyOrganization = (user: User): NewOrganizationValues => ({
  name: '',
  description: '',
  contactEmail: user.email,
  contactPhone: '',
  address: '',
  subscriptionPlan: DEFAULT_PLAN,
  requiresAgreement: false,
  customAgreementText: '',
  timezone: suggestedZone(),
});

/** The values to send. */
export function organizationToSend(values: z.output<typeof newOrganizationSchema>): NewOrganization {
  const { description, contactPhone, address, requiresAgreement, customAgreementText, ...rest } = values;
  return {
    ...rest,
    description: description || null,
    contactPhone: contactPhone || null,
    address: address || null,
    requiresAgreement,
    customAgreementText: (requiresAgreement && customAgreementText) || null,
  };
}

const DRAFT_KEY = 'newOrganization';
type Draft = NewOrganizationValues & { userId: string };

/** The values that this person typed in this tab before a reload or a new sign-in, else an empty form. */
export function draftOf(user: User): NewOrganizationValues {
  const { userId, ...draft } = readDraft<Draft>(DRAFT_KEY);
  return { ...emptyOrganization(user), ...(userId === user.id && draft) };
}

export const keepDraftOf = (user: User, values: Partial<NewOrganizationValues>): void =>
  keepDraft(DRAFT_KEY, { ...values, userId: user.id });
export const forgetDraft = (): void => keepDraft(DRAFT_KEY, null);

/** The administrator's own name. */
export const nameSchema = z.object({ firstName, lastName, phone: z.literal('').or(phone) });
export type NameValues = z.infer<typeof nameSchema>;

/** A last name that is missing is none: nobody can leave it without saying that they have one name. */
export const isNameMissing = (user: User): boolean => !user.firstName?.trim();
