// The details of an organization that an administrator can change; members and invited people can read them.
import { m } from '@chargerota/messages';
import type { MyOrganization } from '@chargerota/contract';
import { DEFAULT_LANGUAGE, listWords, type Language } from '@chargerota/domain';

/** The details as the form holds them: a missing text is empty. */
export type Details = {
  name: string;
  description: string;
  contactPhone: string;
  address: string;
  requiresAgreement: boolean;
  customAgreementText: string;
  language: Language;
};

export const detailsOf = (organization: MyOrganization): Details => ({
  name: organization.name,
  description: organization.description ?? '',
  contactPhone: organization.contactPhone ?? '',
  address: organization.address ?? '',
  requiresAgreement: organization.requiresAgreement,
  customAgreementText: organization.customAgreementText ?? '',
  // An instance of the release before says none.
  language: (organization as Partial<MyOrganization>).language ?? DEFAULT_LANGUAGE,
});

/** What is given, and whether people have to accept an agreement. */
export function detailsWords({ description, contactPhone, address, requiresAgreement }: Details): string {
  const words = m.organizationsSettings.details;
  const given = [
    words.name,
    description && words.description,
    contactPhone && words.contactPhone,
    address && words.address,
  ];
  const agreement = requiresAgreement
    ? m.organizationsSettings.newMembersAcceptAnAgreement
    : m.organizationsSettings.noAgreementToJoin;
  const details = listWords(given.filter((what) => what !== ''));
  return `${m.organizationsSettings.givenDetails({ details })} ${agreement}`;
}
