import type { MyOrganization, User } from '@chargerota/contract';
import { screenAt } from '../routes.tsx';

/** What decides which screens somebody may open. */
export interface Reader {
  isMember: boolean;
  isAdmin: boolean;
  /** Whether the organization has a line for its members. */
  hasLine: boolean;
}

export function readerOf(
  user: Pick<User, 'status'> | null | undefined,
  organization: Pick<MyOrganization, 'membershipStatus' | 'role' | 'lineEnabled'> | undefined,
): Reader {
  const isActive = organization?.membershipStatus === 'active';
  const isAdmin = isActive && organization.role === 'admin';
  return {
    isMember: isActive && user?.status === 'approved',
    isAdmin,
    hasLine: isAdmin || organization?.lineEnabled === true,
  };
}

/** Whether the reader may open the screen at a path, as the table of the screens says. */
export function mayOpen(path: string, reader: Reader): boolean {
  const screen = screenAt(path);
  if (!screen) return false;
  if (screen.of === 'members') return reader.isMember;
  return screen.of === null || reader.isAdmin;
}
