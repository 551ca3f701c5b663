import { m } from '@chargerota/messages';
import type { User } from '@chargerota/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import type { QueryClient } from '@tanstack/react-query';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { useLeaveGuard } from '../../../lib/leave-guard.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { LastNameField } from '../../../ui/last-name-field.tsx';
import { LeaveQuestion } from '../../../ui/leave-question.tsx';
import { NOTHING_TO_UNDO, useToastWithUndo } from '../../../ui/use-undo.ts';
import { NotificationFields } from './person-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';
import { isOtherAddress } from './new-address.ts';
import { accountSecurityQuery } from '../security/api.ts';
import { showWrongPassword } from '../passwords/wrong-password.ts';
import { showProfile, useUpdateProfile } from './api.ts';
import { changesOf, profileSchema, valuesOf } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';
import { call } from '../../../lib/api.ts';
import { formerValues } from '../../../lib/former-values.ts';
import { currentUserQuery } from '../../../lib/session.ts';
import type { Undone } from '../../../ui/use-undo.ts';
import type { ProfileChanges } from './api.ts';

/**
 * The form of the person's own profile. If saving fails, the form keeps the entered values and the account stays as it
 * was.
 */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }): ReactNode {
  // If this cannot be loaded, the form asks for the password, because nearly every account has one.
  const security = useQuery({ ...accountSecurityQuery, staleTime: Infinity });
  const asksPassword = security.data?.hasPassword ?? true;
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema({ address: user.email, asksPassword })),
    defaultValues: valuesOf(user),
    shouldFocusError: false,
  });
  const client = useQueryClient();
  const update = useUpdateProfile(user.id);
  const tell = useToastWithUndo();
  const guard = useLeaveGuard(form.formState.isDirty && !update.isPending, isHere);
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);

  const save = (values: ProfileValues): void =>
    update.mutate(
      { ...changesOf(values, user.email), detailsDeferred: false },
      {
        onSuccess: (after) => {
          // The link to a new address has been sent.
          const canUndo = !isOtherAddress(values.email, user.email);
          tell(
            { title: m.accountsProfile.profileUpdated, description: savedWords(values, user.email) },
            canUndo ? () => undoProfile(client, user, after) : null,
          );
          onDone();
        },
        onError: (error) => void (showWrongPassword(form, error) || showFieldErrors(form, error)),
      },
    );
  const submit = form.handleSubmit(save);
  return (
    <FormProvider {...form}>
      <form className="form w-44" noValidate onSubmit={(event) => void submit(event)}>
        <PersonFields address={user.email} asksPassword={asksPassword} />
        <VehicleFields required>
          <VehicleYear />
        </VehicleFields>
        <NotificationFields />
        <ErrorSummary title={m.accountsProfile.validationError} />
        <Failures />
        <div className="prof-end">
          <Button look="primary" type="submit" busy={update.isPending}>
            {m.common.saveChanges}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {m.common.discard}
          </Button>
        </div>
      </form>
      <LeaveQuestion guard={guard} description={m.accountsProfile.yourChangesToYourProfile} />
    </FormProvider>
  );
}

/** The panel is part of the dashboard, so navigating there does not leave it. */
const isHere = (address: string): boolean => address.startsWith(paths.dashboard);

const savedWords = ({ email }: ProfileValues, address: string): string =>
  isOtherAddress(email, address)
    ? m.accountsProfile.weSentALinkToEmail({ email: email.trim() })
    : m.accountsProfile.yourChangesAreSaved;

function PersonFields({ address, asksPassword }: { address: string; asksPassword: boolean }): ReactNode {
  const { control, register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const isMoving = isOtherAddress(useWatch({ control, name: 'email' }), address);
  return (
    <div className="field-row">
      <Field label={m.accountsProfile.firstName} error={errors.firstName?.message} required>
        <TextInput autoComplete="given-name" {...register('firstName')} />
      </Field>
      <LastNameField control={control} name="lastName" />
      <Field
        label={m.common.email}
        error={errors.email?.message}
        hint={isMoving && m.accountsProfile.weSendALinkThere({ address })}
        required
      >
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      {isMoving && asksPassword && (
        <Field
          label={m.accountsProfile.currentPassword}
          error={errors.currentPassword?.message}
          hint={m.accountsProfile.enterYourPasswordToChange}
          required
        >
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
      )}
      <Field label={m.common.phone} optional error={errors.phone?.message}>
        <TextInput type="tel" inputMode="tel" autoComplete="tel" {...register('phone')} />
      </Field>
      <Field
        label={m.accountsProfile.emergencyContact}
        optional
        hint={m.accountsProfile.nameAndPhoneOfSomebody}
        error={errors.emergencyContact?.message}
      >
        <TextInput {...register('emergencyContact')} />
      </Field>
    </div>
  );
}

function VehicleYear(): ReactNode {
  const { register, formState } = useFormContext<ProfileValues>();
  return (
    <Field label={m.accountsProfile.year} optional error={formState.errors.vehicleYear?.message}>
      <TextInput inputMode="numeric" maxLength={4} {...register('vehicleYear')} />
    </Field>
  );
}

/** Gives the profile the values back that it had before `after` was saved. */
async function undoProfile(client: QueryClient, before: User, after: User): Promise<Undone> {
  const now = (await client.fetchQuery({ ...currentUserQuery, staleTime: 0 })) ?? after;
  const had = asSent(before);
  const former = formerValues(had, asSent(after), asSent(now), Object.keys(had) as (keyof ProfileChanges)[]);
  if (Object.keys(former).length === 0) return NOTHING_TO_UNDO;
  showProfile(client, await call('PATCH /api/users/:id', { params: { id: before.id }, body: former }));
  return m.accountsProfile.yourProfileIsAsBefore;
}

const asSent = (user: User): ProfileChanges => changesOf(valuesOf(user), user.email);
