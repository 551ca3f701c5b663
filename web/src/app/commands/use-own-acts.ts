import { useQuery } from '@tanstack/react-query';
import { userReservationsQuery } from '../../features/reservations/api.ts';
import { useMember } from '../../features/reservations/member/member.ts';
import { ownRow } from '../../features/reservations/member/own-rows.ts';
import { useNow } from '../../lib/use-now.ts';
import { findOwnActs } from './own-acts.ts';
import type { FoundActs } from './own-acts.ts';

/** What a member can do about their own reservations; nothing before they type. */
export function useOwnActs(text: string): FoundActs {
  const member = useMember();
  const now = useNow();
  const isMember = member.state === 'member';
  const isTyped = text.trim() !== '';
  const own = useQuery({
    ...userReservationsQuery(isMember ? member.user.id : ''),
    enabled: isMember && isTyped,
  });
  if (!isMember || !isTyped || !own.data) return { acts: [], left: 0 };
  return findOwnActs(text, own.data.map(ownRow), now);
}
