import { m } from '@chargerota/messages';
import type { User } from '@chargerota/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { LastNameField } from '../../../ui/last-name-field.tsx';
import { Section } from '../../../ui/page.tsx';
import { useSaveName } from './api.ts';
import { nameSchema } from './new-organization.ts';

/** Shown only for an account without a name, because invited people see who invites them. */
export function NameStep({ user, onDone }: { user: User; onDone: () => void }): ReactNode {
  const save = useSaveName(user.id);
  const form = useForm({
    resolver: zodResolver(nameSchema),
    defaultValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      phone: user.phone ?? '',
    },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: ({ ok }) => ok && onDone(),
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <Section title={m.organizationsCreate.completeYourProfile}>
      <form className="form w-32" noValidate onSubmit={(event) => void submit(event)}>
        <p className="mute">{m.organizationsCreate.peopleYouInviteSeeYour}</p>
        <div className="field-row">
          <Field label={m.organizationsCreate.firstName} error={errors.firstName?.message} required>
            <TextInput autoComplete="given-name" {...form.register('firstName')} />
          </Field>
          <LastNameField control={form.control} name="lastName" />
        </div>
        <Field
          label={m.common.phone}
          optional
          hint={m.organizationsCreate.atLeast10Digits}
          error={errors.phone?.message}
        >
          <TextInput type="tel" inputMode="tel" autoComplete="tel" {...form.register('phone')} />
        </Field>
        <Failures />
        <div className="cre-acts line gap-12 mt-16">
          <Button type="submit" look="primary" large busy={save.isPending}>
            {m.common.continue}
          </Button>
        </div>
      </form>
    </Section>
  );
}
