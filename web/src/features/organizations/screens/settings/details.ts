// The details of an organization that an administrator can change; members and invited people can read them.
import { updateOrganizationForm } from '@chargerota/contract';
import type { MyOrganization } from '@chargerota/contract';

/** The details as the form holds them: a missing text is empty. */
export type Details = {
  description: string;
  contactPhone: string;
  address: string;
  requiresAgreement: boolean;
  customAgreementText: string;
};

export const detailsOf = (organization: MyOrganization): Details => ({
  description: organization.description ?? '',
  contactPhone: organization.contactPhone ?? '',
  address: organization.address ?? '',
  requiresAgreement: organization.requiresAgreement,
  customAgreementText: organization.customAgreementText ?? '',
});

/** The details that a draft changes. */
export function detailsChanged(saved: Details, draft: Partial<Details>): Partial<Details> {
  const names = (Object.keys(draft) as (keyof Details)[]).filter((name) => draft[name] !== saved[name]);
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

/** Error messages by field. */
export function detailsErrors(changes: Partial<Details>): Partial<Record<keyof Details, string>> {
  const issues = updateOrganizationForm.safeParse(changes).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}
