// The details of an organization that an administrator can change; members and invited people can read them.
import type { MyOrganization } from '@chargerota/contract';
import { listWords } from '@chargerota/domain';

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

/** What is given, and whether people have to accept an agreement. */
export function detailsWords({ description, contactPhone, address, requiresAgreement }: Details): string {
  const given = ['name', description && 'description', contactPhone && 'phone', address && 'address'];
  const agreement = requiresAgreement ? 'New members accept an agreement.' : 'No agreement to join.';
  return `Given: ${listWords(given.filter((what) => what !== ''))}. ${agreement}`;
}
