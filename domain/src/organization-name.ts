/** What an organization is called whose founder gave it no name. */
export function defaultOrganizationName(founder: string): string {
  return `${founder}'s organization`;
}
