import type { OrganizationMember } from '@chargerota/contract';

/** A person's name, or their address while they gave none. */
export const nameOf = ({ user }: Pick<OrganizationMember, 'user'>): string =>
  [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
