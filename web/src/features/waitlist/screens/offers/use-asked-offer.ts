// The offer that an address names: /line?offer=…, from a notification or a push message.
import type { Offer } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { chooseOrganization } from '../../../../lib/current-organization.ts';
import { useCurrentOrganization, useCurrentUser, useMyOrganizations } from '../../../../lib/session.ts';
import { forgetSelection } from '../../../reservations/choosing/selection-keys.ts';
import { offersQuery } from '../../api.ts';

export const useAskedOffer = (): string | null => new URLSearchParams(useSearch()).get('offer');

/** The organization of the offer that the address of the line names becomes the current one. */
export function useOfferOrganization(asked: string | null): void {
  const isSignedIn = useCurrentUser().data?.id !== undefined;
  const offers = useQuery({ ...offersQuery, enabled: isSignedIn && asked !== null }).data;
  useOrganizationOf(offers?.find(({ id }) => id === asked));
}

/**
 * An offer's organization becomes the current one, as with other links of notifications: what follows, the reservation
 * or the line, is shown there. Once for each offer, so that its reader can switch back.
 */
export function useOrganizationOf(offer: Offer | undefined): void {
  const { id, organizationId: wanted } = offer ?? {};
  const isMine = useMyOrganizations().data?.some((organization) => organization.id === wanted) === true;
  const current = useCurrentOrganization()?.id;
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (wanted === undefined || current === undefined || !isMine || followed.current === id) return;
    followed.current = id;
    if (wanted === current) return;
    forgetSelection();
    chooseOrganization(wanted);
  }, [id, wanted, current, isMine]);
}
