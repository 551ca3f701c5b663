// The details of an organization that an administrator can change; members and invited people can read them.
import type { MyOrganization } from '@chargerota/contract';

/** The details as the form holds them: a missing text is empty. */
export type Details = {
  name: string;
  description: string;
  contactPhone: string;
  address: string;
  requiresAgreement: boolean;
  customAgreementText: string;
};

export const detailsOf = (organization: MyOrganization): Details => ({
  name: organization.name,
  description: organization.description ?? '',
  contactPhone: organization.contactPhone ?? '',
  address: organization.address ?? '',
  requiresAgreement: organization.requiresAgreement,
  customAgreementText: organization.customAgreementText ?? '',
});
