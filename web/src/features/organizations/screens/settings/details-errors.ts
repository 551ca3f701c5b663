import { updateOrganizationForm } from '@chargerota/contract/forms';
import type { Details } from './details.ts';

/** Error messages by field. Apart from the details: what saves them would bring the schemas to every screen. */
export function detailsErrors(changes: Partial<Details>): Partial<Record<keyof Details, string>> {
  const issues = updateOrganizationForm.safeParse(changes).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}
