import type { User } from '@chargerota/contract';
import { formatMoney, PLAN_NAMES, PLANS, TRIAL_DAYS } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { useCreateOrganization, useGoOn } from './api.ts';
import { emptyOrganization, newOrganizationSchema, organizationToSend } from './new-organization.ts';
import { OrganizationFields } from './organization-fields.tsx';

/** Creates an organization for a person without one, then goes on to payment setup. */
export function CreateOrganizationDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const formId = useId();
  const create = useCreateOrganization();
  const goOn = useGoOn(paths.paymentSetup);
  const form = useForm({
    resolver: zodResolver(newOrganizationSchema),
    defaultValues: emptyOrganization(user),
  });
  const submit = form.handleSubmit((values) =>
    create.mutate(organizationToSend(values), {
      onSuccess: goOn,
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Create Organization"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={create.isPending} busyLabel="Creating...">
            Create Organization
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} className="form" noValidate onSubmit={(event) => void submit(event)}>
          <OrganizationFields />
          <Field label="Plan" hint={`Free for ${TRIAL_DAYS} days.`}>
            <Select {...form.register('subscriptionPlan')}>
              {PLAN_NAMES.map((plan) => (
                <option key={plan} value={plan}>
                  {PLANS[plan].label}, {formatMoney(PLANS[plan].priceCentsPerMonth)} a month
                </option>
              ))}
            </Select>
          </Field>
        </form>
      </FormProvider>
    </Dialog>
  );
}
