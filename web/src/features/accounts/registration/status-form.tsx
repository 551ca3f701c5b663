import { m } from '@chargerota/messages';
import type { RegistrationStatus } from '@chargerota/contract';
import { REGISTRATION_STATUS_MESSAGES } from '@chargerota/contract/registration-status';
import { emailAddress } from '@chargerota/contract/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { paths } from '../../../lib/paths.ts';
import { useIsOffered } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { carrying } from '../sign-in/carried.ts';
import { useCheckRegistration } from './api.ts';

/** The status of the registration with an address. */
export type Checked = { email: string; status: RegistrationStatus };

const statusForm = z.object({
  email: emailAddress(
    () => m.accountsRegistration.pleaseEnterAValidEmail,
    () => m.accountsRegistration.pleaseEnterYourEmailAddress,
  ),
});

type StatusFormProps = {
  /** The address if it is already known, else empty. */
  email: string;
  checked: Checked | null;
  /** Null while the address is being changed, because the last result was about another address. */
  onChecked: (checked: Checked | null) => void;
};

/** Asks for an address and shows the status of its registration. */
export function StatusForm({ email, checked, onChecked }: StatusFormProps): ReactNode {
  const check = useCheckRegistration();
  const form = useForm({ resolver: zodResolver(statusForm), defaultValues: { email } });
  const submit = form.handleSubmit((values) =>
    check.mutate(values.email, { onSuccess: ({ status }) => onChecked({ email: values.email, status }) }),
  );
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={m.common.emailAddress} error={form.formState.errors.email?.message} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.register('email', { onChange: () => onChecked(null) })}
        />
      </Field>
      <Failures />
      <Button
        type="submit"
        look={checked ? 'line' : 'primary'}
        large
        block
        busy={check.isPending}
        busyLabel={m.accountsRegistration.checking}
      >
        {m.accountsRegistration.checkRegistrationStatus}
      </Button>
      {checked && <Finding {...checked} />}
    </form>
  );
}

const LOOKS = { not_registered: 'loss', incomplete_registration: 'wait', registered: 'ok' } as const;

function Finding({ email, status }: Checked): ReactNode {
  const mayRegister = useIsOffered('registration');
  return (
    <Notice
      tone={LOOKS[status]}
      title={REGISTRATION_STATUS_MESSAGES[status]}
      action={
        status === 'incomplete_registration' || (status === 'not_registered' && !mayRegister) ? undefined : (
          <ButtonLink
            href={status === 'registered' ? paths.login : paths.registration}
            state={carrying(email)}
            look="primary"
          >
            {status === 'registered' ? m.common.signIn : m.common.register}
          </ButtonLink>
        )
      }
    />
  );
}
