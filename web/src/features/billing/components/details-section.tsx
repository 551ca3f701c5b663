import { m } from '@chargerota/messages';
import type { Billing } from '@chargerota/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useDraftForm } from '../../../lib/use-draft-form.ts';
import type { FormDraft } from '../../../lib/use-form-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { useToastWithUndo } from '../../../ui/use-undo.ts';
import { billingQuery } from '../api.ts';
import { undoBillingDetails, useSaveBillingDetails } from '../changes-api.ts';
import { detailsErrors } from '../details.ts';
import type { Details } from '../details.ts';

type DetailsSectionProps = { organization: Billing['organization']; draft: FormDraft<Details> };

/** What invoices and receipts name. Save and Discard appear once there is something to save. */
export function DetailsSection({ organization, draft }: DetailsSectionProps): ReactNode {
  const id = useId();
  const { heading, fields, bind, close } = useDraftForm(draft);
  const client = useQueryClient();
  const save = useSaveBillingDetails(organization.id);
  const tell = useToastWithUndo();
  const { changes } = draft;
  const errors = detailsErrors(changes);
  const isRefused = Object.keys(errors).length > 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!draft.isDirty || isRefused || save.isPending) return;
    const before = client.getQueryData(billingQuery(organization.id).queryKey)?.details;
    save.mutate(changes, {
      onSuccess: () => {
        close();
        tell(
          {
            title: m.billing.billingDetailsUpdated,
            description: m.billing.invoicesAndReceiptsShowThem,
          },
          before ? () => undoBillingDetails(client, organization.id, before, changes) : null,
        );
      },
    });
  }
  return (
    <form className="section" aria-labelledby={id} noValidate onSubmit={submit}>
      <header className="section-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {m.billing.billingDetails}
        </h2>
      </header>
      <div className="section-body form-col">
        <div ref={fields} className="form">
          <Field
            label={m.common.name}
            optional
            hint={m.billing.ifYouLeaveItEmpty({ name: organization.name })}
            error={errors.billingName}
          >
            <TextInput autoComplete="organization" {...bind('billingName')} />
          </Field>
          <Field label={m.common.address} optional error={errors.billingAddress}>
            <TextArea rows={3} autoComplete="off" {...bind('billingAddress')} />
          </Field>
          <Field
            label={m.billing.taxNumber}
            optional
            hint={m.billing.ifYourInvoicesNeedOne}
            error={errors.taxNumber}
          >
            <TextInput autoComplete="off" {...bind('taxNumber')} />
          </Field>
          <Field label={m.billing.emailOnInvoices} optional error={errors.billingEmail}>
            <TextInput type="email" inputMode="email" autoComplete="email" {...bind('billingEmail')} />
          </Field>
        </div>
        <Failures />
        {draft.isDirty && (
          <div className="bl-save line gap-12">
            <Button look="primary" type="submit" busy={save.isPending} disabled={isRefused}>
              {m.common.saveChanges}
            </Button>
            <Button look="quiet" onClick={close}>
              {m.common.discard}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
