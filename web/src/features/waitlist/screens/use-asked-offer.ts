// The offer that an address names: /line?offer=…, from a notice or a push message.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { chooseOrganization } from '../../../lib/current-organization.ts';
import { useCurrentOrganization, useCurrentUser, useMyOrganizations } from '../../../lib/session.ts';
import { forgetSelection } from '../../reservations/selection-keys.ts';
import { offersQuery } from '../api.ts';

export const useAskedOffer = (): string | null => new URLSearchParams(useSearch()).get('offer');

/**
 * The offer's organization becomes the current one, as with other links of notices: what follows, the reservation or the
 * line, is shown there. Once for each offer, so that its reader can switch back.
 */
export function useOfferOrganization(asked: string | null): void {
  const isSignedIn = useCurrentUser().data?.id !== undefined;
  const offers = useQuery({ ...offersQuery, enabled: isSignedIn && asked !== null }).data;
  const wanted = offers?.find(({ id }) => id === asked)?.organizationId;
  const isMine = useMyOrganizations().data?.some(({ id }) => id === wanted) === true;
  const current = useCurrentOrganization()?.id;
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === undefined || current === undefined || !isMine || followed.current === asked) return;
    followed.current = asked;
    if (wanted === current) return;
    forgetSelection();
    chooseOrganization(wanted);
  }, [asked, wanted, current, isMine]);
}
