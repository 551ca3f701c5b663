import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { Section } from '../../../ui/page.tsx';
import type { NewOrganizationValues } from './new-organization.ts';
import { OrganizationFields, READ_BY } from './organization-fields.tsx';
import { stepPath } from './steps.ts';

export function DetailsStep({ isCreating }: { isCreating: boolean }): ReactNode {
  const { register, control, formState } = useFormContext<NewOrganizationValues>();
  const requiresAgreement = useWatch({ control, name: 'requiresAgreement' });
  const { errors } = formState;
  return (
    <Section title={m.organizationsCreate.organizationDetails}>
      <div className="form w-32">
        <OrganizationFields />
        <Field label={m.common.address} optional hint={READ_BY.address} error={errors.address?.message}>
          <TextInput autoComplete="street-address" {...register('address')} />
        </Field>
        <div className="form cre-agree gap-8">
          <Checkbox
            label={m.organizationsCreate.membersMustAcceptAnAgreement}
            {...register('requiresAgreement')}
          />
          {requiresAgreement && (
            <Field
              label={m.organizationsCreate.agreementText}
              optional
              hint={m.organizationsCreate.peopleSeeItWithThe}
              error={errors.customAgreementText?.message}
            >
              <TextArea rows={6} {...register('customAgreementText')} />
            </Field>
          )}
        </div>
        <ErrorSummary />
        <Failures />
        <div className="cre-acts line gap-12 mt-16">
          <Button
            type="submit"
            look="primary"
            large
            busy={isCreating}
            busyLabel={m.organizationsCreate.creating}
          >
            {m.common.createOrganization}
          </Button>
          <ButtonLink href={stepPath('plan')} large>
            {m.common.back}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
