// The changes of billing. Each failure has the title that it is told under.
import { m } from '@chargerota/messages';
import type { ConfirmedQuote } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import type { BillingCycle, CancellationEnd, PlanName } from '@chargerota/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { formerValues } from '../../lib/former-values.ts';
import { toast } from '../../ui/toast.ts';
import type { Toast } from '../../ui/toast.ts';
import { NOTHING_TO_UNDO } from '../../ui/use-undo.ts';
import type { Undone } from '../../ui/use-undo.ts';
import type { AddOn, AddOnWish } from './add-ons.ts';
import { billingQuery, invalidateBilling } from './api.ts';
import type { Details } from './details.ts';

export type Send = (confirmed: ConfirmedQuote) => Promise<unknown>;

/** A change whose figures were shown. Its dialog tells failures itself, because some of them ask again. */
export function useConfirmedChange(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ send, confirmed }: { send: Send; confirmed: ConfirmedQuote }) => send(confirmed),
    meta: { handled: true },
    onSettled: () => invalidateBilling(client, organizationId),
  });
}

/**
 * A change that charges nothing, or an amount that is overdue anyway. `done` is told even if the button that started
 * this is gone by then, as it often is: the screen shows what has changed.
 */
function usePlainChange<V>(organizationId: string, { send, done, ...meta }: PlainChange<V>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    meta,
    onSuccess: () => void (done && toast(done)),
    onSettled: async () => {
      await invalidateBilling(client, organizationId);
      keepFocus();
    },
  });
}

/** If the pressed button is gone with what it changed, the focus goes to the screen's heading, as after a dialog. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}

type PlainChange<V> = {
  failureTitle: string;
  failureText?: string;
  done?: Toast;
  send: (variables: V) => Promise<unknown>;
};

export const sendPlan =
  (organizationId: string, subscriptionPlan: PlanName): Send =>
  (confirmed) =>
    call('PATCH /api/organizations/:id/plan', {
      params: { id: organizationId },
      body: { subscriptionPlan, confirmed },
    });

/** Starts a subscription that has ended again, with the stored card. */
export const sendStart =
  (organizationId: string, subscriptionPlan: PlanName): Send =>
  (confirmed) =>
    call('POST /api/organizations/:id/reactivate-subscription', {
      params: { id: organizationId },
      body: { subscriptionPlan, confirmed },
    });

export const sendPurchase =
  (organizationId: string, { kind, count, cycle, locationId }: AddOnWish): Send =>
  (confirmed) => {
    const params = { id: organizationId };
    const terms = { billingCycle: cycle, confirmed };
    if (kind === 'member')
      return call('POST /api/organizations/:id/member-addons', {
        params,
        body: { membersCount: count, ...terms },
      });
    if (kind === 'location')
      return call('POST /api/organizations/:id/location-addons', {
        params,
        body: { locationsCount: count, ...terms },
      });
    return call('POST /api/organizations/:id/spot-addons', {
      params,
      body: { spotsCount: count, locationId: locationId ?? '', ...terms },
    });
  };

type AddOnTerms = { count: number; cycle: BillingCycle; confirmed?: ConfirmedQuote };

function editAddOn(
  organizationId: string,
  { kind, id }: AddOn,
  { count, cycle, confirmed }: AddOnTerms,
): Promise<unknown> {
  const params = { id: organizationId, addOnId: id };
  const terms = { billingCycle: cycle, ...(confirmed && { confirmed }) };
  if (kind === 'member')
    return call('PATCH /api/organizations/:id/member-addons/:addOnId', {
      params,
      body: { membersCount: count, ...terms },
    });
  if (kind === 'location')
    return call('PATCH /api/organizations/:id/location-addons/:addOnId', {
      params,
      body: { locationsCount: count, ...terms },
    });
  return call('PATCH /api/organizations/:id/spot-addons/:addOnId', {
    params,
    body: { spotsCount: count, ...terms },
  });
}

export const sendEdit =
  (organizationId: string, addOn: AddOn, terms: { count: number; cycle: BillingCycle }): Send =>
  (confirmed) =>
    editAddOn(organizationId, addOn, { ...terms, confirmed });

export const sendAddOnCancellation =
  (organizationId: string, { kind, id }: AddOn): Send =>
  () => {
    const params = { id: organizationId, addOnId: id };
    if (kind === 'member') return call('DELETE /api/organizations/:id/member-addons/:addOnId', { params });
    return kind === 'location'
      ? call('DELETE /api/organizations/:id/location-addons/:addOnId', { params })
      : call('DELETE /api/organizations/:id/spot-addons/:addOnId', { params });
  };

/** Takes a cancelled add-on up again, as it was; it is paid for, so this is free. */
export const useKeepAddOn = (organizationId: string, addOn: AddOn, done: Toast) =>
  usePlainChange<void>(organizationId, {
    done,
    failureTitle: m.billing.failedToUpdateAddOn,
    send: () => editAddOn(organizationId, addOn, addOn),
  });

export const useCancelSubscription = (organizationId: string) =>
  usePlainChange<{ reason: string; ends: CancellationEnd }>(organizationId, {
    failureTitle: m.common.error,
    failureText: m.billing.failedToCancelSubscription,
    send: ({ reason, ends }) =>
      call('POST /api/organizations/:id/cancel-subscription', {
        params: { id: organizationId },
        body: { ends, ...(reason && { reason }) },
      }),
  });

/** Takes a cancellation back before the paid month has ended. */
export const useReactivate = (organizationId: string) =>
  usePlainChange<void>(organizationId, {
    done: { title: m.billing.subscriptionReactivated, description: m.billing.itContinuesAsBefore },
    failureTitle: m.billing.failedToReactivateSubscription,
    send: () =>
      call('POST /api/organizations/:id/reactivate-subscription', {
        params: { id: organizationId },
        body: {},
      }),
  });

export const usePayOverdue = (organizationId: string) =>
  usePlainChange<void>(organizationId, {
    done: { title: m.billing.paymentReceived, description: m.billing.nothingIsOverdueAnymore },
    failureTitle: m.billing.paymentFailed,
    send: () => call('POST /api/organizations/:id/billing/pay', { params: { id: organizationId } }),
  });

export const useRemoveCard = (organizationId: string) =>
  usePlainChange<void>(organizationId, {
    failureTitle: m.billing.failedToRemoveCard,
    send: () =>
      call('DELETE /api/organizations/:id/billing/payment-method', { params: { id: organizationId } }),
  });

type DetailsChanges = RequestOf<'PATCH /api/organizations/:id/billing/details'>['body'];

export const useSaveBillingDetails = (organizationId: string) =>
  usePlainChange<DetailsChanges>(organizationId, {
    failureTitle: m.billing.failedToUpdateBillingDetails,
    send: (body) =>
      call('PATCH /api/organizations/:id/billing/details', { params: { id: organizationId }, body }),
  });

/** Gives the billing details the values back that they had. */
export async function undoBillingDetails(
  client: QueryClient,
  organizationId: string,
  before: Details,
  changes: Partial<Details>,
): Promise<Undone> {
  const { details } = await client.fetchQuery({ ...billingQuery(organizationId), staleTime: 0 });
  const fields = Object.keys(changes) as (keyof Details)[];
  const former = formerValues(before, { ...before, ...changes }, details, fields);
  if (Object.keys(former).length === 0) return NOTHING_TO_UNDO;
  await call('PATCH /api/organizations/:id/billing/details', {
    params: { id: organizationId },
    body: former,
  });
  await invalidateBilling(client, organizationId);
  return m.billing.invoicesAndReceiptsShowThe;
}
