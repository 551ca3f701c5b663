import { m } from '@chargerota/messages';
import { givenPassword } from '@chargerota/contract/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../../../lib/form-errors.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Failures } from '../../../../../ui/failures.tsx';
import { Field, PasswordInput } from '../../../../../ui/field.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { NewPasswordInputs } from '../../../../accounts/passwords/new-password-inputs.tsx';
import { newPasswordFields, requireSamePassword } from '../../../../accounts/passwords/new-password.ts';
import { useChangePassword } from '../../../operator-api.ts';

const schema = newPasswordFields.extend({ currentPassword: givenPassword }).superRefine(requireSamePassword);

type PasswordChangeProps = { username: string; onDone: () => void; onBack?: () => void };

export function PasswordChange({ username, onDone, onBack }: PasswordChangeProps): ReactNode {
  const change = useChangePassword();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { setFocus } = form;
  // It replaces what was focused.
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { body: { currentPassword, newPassword } },
      {
        onSuccess: () => {
          toast({
            title: m.operatorPortal.passwordChanged,
            description: m.operatorPortal.otherBrowsersWereSignedOut,
          });
          onDone();
        },
        onError: (error) => {
          if (!showFieldErrors(form, error))
            toast({ title: m.common.error, description: error.message, tone: 'loss' });
        },
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <form className="stack gap-16" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={m.operatorPortal.currentPassword}
          error={form.formState.errors.currentPassword?.message}
          required
        >
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <NewPasswordInputs about={[username]} />
        <Failures />
        <Button type="submit" look="primary" busy={change.isPending}>
          {m.operatorPortal.changePassword}
        </Button>
        {onBack && (
          <Button look="quiet" onClick={onBack}>
            {m.common.back}
          </Button>
        )}
      </form>
    </FormProvider>
  );
}
