import { m } from '@chargerota/messages';
import type { MyOrganization, User } from '@chargerota/contract';
import { formatMoney, PLAN_NAMES, PLANS, TRIAL_DAYS } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { enterNewOrganization } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { useCreateOrganization } from './api.ts';
import { emptyOrganization, newOrganizationSchema, organizationToSend } from './new-organization.ts';
import { OrganizationFields } from './organization-fields.tsx';

const GO_ON_AFTER_MS = 1500;

/** Creates an organization for a person without one, then goes on to payment setup. */
export function CreateOrganizationDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const formId = useId();
  const create = useCreateOrganization();
  const form = useForm({
    resolver: zodResolver(newOrganizationSchema),
    defaultValues: emptyOrganization(user),
  });
  const submit = form.handleSubmit((values) =>
    create.mutate(organizationToSend(values), { onError: (error) => showFieldErrors(form, error) }),
  );
  if (create.data) return <Created organization={create.data} />;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={m.common.createOrganization}
      actions={
        <>
          <Button onClick={onClose}>{m.common.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={create.isPending}
            busyLabel={m.organizationsCreate.creating}
          >
            {m.common.createOrganization}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} className="form" noValidate onSubmit={(event) => void submit(event)}>
          <OrganizationFields />
          <Field label={m.common.plan} hint={m.organizationsCreate.freeForDays({ days: TRIAL_DAYS })}>
            <Select {...form.register('subscriptionPlan')}>
              {PLAN_NAMES.map((plan) => (
                <option key={plan} value={plan}>
                  {m.organizationsCreate.labelAmountAMonth({
                    label: PLANS[plan].label,
                    amount: formatMoney(PLANS[plan].priceCentsPerMonth),
                  })}
                </option>
              ))}
            </Select>
          </Field>
        </form>
      </FormProvider>
    </Dialog>
  );
}

function Created({ organization }: { organization: MyOrganization }): ReactNode {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const goOn = useCallback(async () => {
    await enterNewOrganization(client, organization);
    navigate(paths.paymentSetup, { replace: true });
  }, [client, organization, navigate]);
  useEffect(() => {
    const timer = setTimeout(() => void goOn(), GO_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [goOn]);
  return (
    <Dialog
      open
      onClose={() => void goOn()}
      title={m.organizationsCreate.organizationCreatedSuccessfully}
      description={m.organizationsCreate.youAreNowTheAdministrator}
      actions={
        <Button look="primary" data-safe onClick={() => void goOn()}>
          {m.organizationsCreate.ok}
        </Button>
      }
    />
  );
}
