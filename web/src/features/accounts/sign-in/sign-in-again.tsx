import { m } from '@chargerota/messages';
import { givenPassword } from '@chargerota/contract/forms';
import type { User } from '@chargerota/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { BASE } from '../../../lib/base.ts';
import { ApiError } from '../../../lib/api.ts';
import { giveUpUnsavedWork } from '../../../lib/leave-guard.ts';
import { paths } from '../../../lib/paths.ts';
import { askWhoIsSignedIn } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { useSignInAgain } from './api.ts';

/** Shown on top of a screen with unsaved work whose session has ended. Signing in again keeps that work. */
export function SignInAgain({ user }: { user: User }): ReactNode {
  const client = useQueryClient();
  const formId = useId();
  const signIn = useSignInAgain();
  const form = useForm({
    resolver: zodResolver(z.object({ password: givenPassword })),
    defaultValues: { password: '' },
  });
  const submit = form.handleSubmit(({ password }) =>
    signIn.mutate(
      { email: user.email, password },
      {
        onError: (error) => {
          form.setError('password', { type: 'server', message: refusalOf(error) });
          form.setFocus('password', { shouldSelect: true });
        },
      },
    ),
  );
  const discard = (): void => {
    giveUpUnsavedWork();
    askWhoIsSignedIn(client);
  };
  return (
    <Dialog
      open
      question
      onClose={() => undefined}
      title={m.accountsSignIn.youWereSignedOut}
      description={m.accountsSignIn.yourSessionEndedHereOrFrom}
      actions={
        <>
          <Button onClick={discard}>{m.accountsSignIn.discardIt}</Button>
          <Button look="primary" type="submit" form={formId} busy={signIn.isPending}>
            {m.common.signIn}
          </Button>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={m.common.emailAddress}>
          <TextInput type="email" autoComplete="username" value={user.email} readOnly />
        </Field>
        <Field
          label={m.common.password}
          error={form.formState.errors.password?.message}
          aside={
            // This page notices when the person signs in in the other tab.
            <a className="link sm" href={BASE + paths.login} target="_blank" rel="noopener">
              {m.accountsSignIn.anotherWayInANew}
            </a>
          }
        >
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      </form>
    </Dialog>
  );
}

const refusalOf = (error: Error): string =>
  error instanceof ApiError && error.code === 'invalid_credentials'
    ? m.accountsSignIn.thatIsNotThePassword
    : error.message;
