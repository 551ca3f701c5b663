import { m } from '@chargerota/messages';
import type { User } from '@chargerota/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FieldError, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUpdateProfile } from './api.ts';
import { showWrongPassword } from '../passwords/wrong-password.ts';
import { newAddressSchema } from './new-address.ts';

type EmailDialogProps = {
  user: User;
  asksPassword: boolean;
  /** The pending new address, to which another link is sent. */
  resendTo?: string;
  onClose: () => void;
};

/** Starts a change of address, or sends its link again; to the server both are the same request. */
export function EmailDialog({ user, asksPassword, resendTo, onClose }: EmailDialogProps): ReactNode {
  const formId = useId();
  const update = useUpdateProfile(user.id);
  const form = useForm({
    resolver: zodResolver(newAddressSchema({ address: user.email, asksPassword })),
    defaultValues: { email: resendTo ?? '', currentPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ email, currentPassword }) =>
    update.mutate(
      { email, ...(currentPassword && { currentPassword }) },
      {
        onSuccess: () => {
          toast({
            title: m.accountsProfile.checkYourEmail,
            description: m.accountsProfile.weSentALinkTo({ email }),
            tone: 'info',
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
      title={resendTo ? m.accountsProfile.sendTheLinkAgain : m.accountsProfile.changeEmailAddress}
      description={
        resendTo
          ? m.accountsProfile.aNewLinkGoesTo({ resendTo })
          : m.accountsProfile.weSendALinkTo({ email: user.email })
      }
      actions={
        <>
          <Button onClick={onClose}>{m.common.cancel}</Button>
          <Button look="primary" type="submit" form={formId} busy={update.isPending}>
            {m.accountsProfile.sendLink}
          </Button>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={(event) => void submit(event)}>
        {!resendTo && (
          <Field label={m.accountsProfile.newEmailAddress} error={errors.email?.message} required>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              {...form.register('email')}
            />
          </Field>
        )}
        {asksPassword && (
          <Field label={m.accountsProfile.currentPassword} error={errors.currentPassword?.message} required>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
        )}
        {isRefusedForNow(update.error) && <FieldError>{update.error.message}</FieldError>}
      </form>
    </Dialog>
  );
}

/** The server refused because a person without a password must have signed in recently. */
const isRefusedForNow = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'sign_in_again';
