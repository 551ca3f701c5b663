import type { OrganizationMember } from '@chargerota/contract';
import { personName } from '@chargerota/domain';

export const nameOf = ({ user }: Pick<OrganizationMember, 'user'>): string => personName(user);
