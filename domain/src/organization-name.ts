/** What an organization is called whose founder gave it no name (DESIGN.md §6). */
export function defaultOrganizationName(founder: string): string {
  return `${founder}'s organization`;
}
