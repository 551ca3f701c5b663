import { m } from '@chargerota/messages';
import type { Administrator } from '@chargerota/contract';
import { dateFormat, personName } from '@chargerota/domain';
import type { UserStatus } from '@chargerota/domain';
import { viewerZone } from '../../../../../lib/dates.ts';
import type { Tone } from '../../../../../ui/badge.tsx';

export const STATUS_WORDS: Record<UserStatus, string> = {
  approved: m.operatorPortal.approved,
  suspended: m.operatorPortal.suspended,
  pending: m.common.pending,
  rejected: m.operatorPortal.rejected,
};

export const STATUS_TONES: Record<UserStatus, Tone> = {
  approved: 'ok',
  suspended: 'off',
  pending: 'wait',
  rejected: 'loss',
};

export const nameOf = (person: Administrator): string => personName(person);

/** The organization's name, or how many there are. */
export function organizationsOf({ organizations }: Administrator): string {
  if (organizations.length > 1) return m.operatorPortal.organizationsCounted({ count: organizations.length });
  return organizations[0]?.name ?? m.operatorPortal.noneNow;
}

const joined = dateFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: viewerZone(),
});

/** The day, with its year: `Nov 20, 2026`. */
export const joinedOn = ({ createdAt }: Administrator): string => joined(new Date(createdAt));
