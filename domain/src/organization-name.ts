/** The name of an organization whose founder gave none. */
export function defaultOrganizationName(founder: string): string {
  return `${founder}'s organization`;
}
