import { m } from '@chargerota/messages';
import { givenPassword } from '@chargerota/contract/forms';
import type { User } from '@chargerota/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { NewPasswordInputs } from './new-password-inputs.tsx';
import { newPasswordFields, requireSamePassword } from './new-password.ts';
import { showWrongPassword } from './wrong-password.ts';
import { useChangePassword } from './api.ts';

const schema = newPasswordFields.extend({ currentPassword: givenPassword }).superRefine(requireSamePassword);

export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const formId = useId();
  const change = useChangePassword();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          toast({
            title: m.accountsPasswords.passwordChanged,
            description: m.accountsPasswords.yourOtherBrowsersAreSigned,
          });
          onClose();
        },
        onError: (error) => void (showWrongPassword(form, error) || showFieldErrors(form, error)),
      },
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.accountsPasswords.changePassword}
      description={m.accountsPasswords.yourOtherBrowsersAreSignedOut}
      actions={
        <>
          <Button onClick={onClose}>{m.common.cancel}</Button>
          <Button look="primary" type="submit" form={formId} busy={change.isPending}>
            {m.accountsPasswords.changePassword}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} className="form" noValidate onSubmit={(event) => void submit(event)}>
          {/* Tells a password manager whose password this is. */}
          <input
            className="vh"
            type="email"
            autoComplete="username"
            value={user.email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <Field label={m.accountsPasswords.currentPassword} error={errors.currentPassword?.message} required>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
          <NewPasswordInputs about={[user.email, user.firstName ?? '', user.lastName ?? '']} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
