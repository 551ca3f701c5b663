import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatPhone } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { phoneCode, phoneToConfirm } from '@chargerota/contract/forms';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { isPasswordNeeded } from '../../../lib/password-needed.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useConfirmPhone, useSendPhoneCode } from '../api.ts';

/** Before another code can be asked for. */
const RESEND_SECONDS = 60;

/** `currentPassword`: if the server has asked for it, for another code. */
type Sent = { phone: string; at: Date; currentPassword: string | undefined };

/** Asks for the number, then for the code that was sent to it. */
export function PhoneDialog({ onClose }: { onClose: () => void }): ReactNode {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent ? (
    <CodeStep sent={sent} onSent={setSent} onOther={() => setSent(null)} onClose={onClose} />
  ) : (
    <NumberStep onSent={setSent} onClose={onClose} />
  );
}

type NumberStepProps = { onSent: (sent: Sent) => void; onClose: () => void };

function NumberStep({ onSent, onClose }: NumberStepProps): ReactNode {
  const formId = useId();
  const known = useCurrentUser().data?.phone ?? '';
  const send = useSendPhoneCode();
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useForm({ resolver: zodResolver(phoneToConfirm), defaultValues: { phone: known } });
  const { setFocus } = form;
  const { errors } = form.formState;
  useEffect(() => {
    if (asksPassword) setFocus('currentPassword');
  }, [asksPassword, setFocus]);
  const submit = form.handleSubmit(({ phone, currentPassword }) =>
    send.mutate(
      { phone, currentPassword },
      {
        onSuccess: (answer) => onSent({ phone: answer.phone, at: serverNow(), currentPassword }),
        onError: (error) => {
          const isAsked = isPasswordNeeded(error);
          if (isAsked) setAsksPassword(true);
          if (showFieldErrors(form, error)) return;
          form.setError(isAsked ? 'currentPassword' : 'phone', { message: error.message });
        },
      },
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.notificationsChoices.confirmYourNumber}
      description={m.notificationsChoices.weSendACodeTo}
      actions={
        <>
          <Button onClick={onClose}>{m.common.cancel}</Button>
          <Button look="primary" type="submit" form={formId} busy={send.isPending}>
            {m.notificationsChoices.sendCode}
          </Button>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={m.notificationsChoices.phoneNumber}
          hint={m.notificationsChoices.withItsCountryCodeSuch}
          error={errors.phone?.message}
          required
        >
          <TextInput type="tel" inputMode="tel" autoComplete="tel" {...form.register('phone')} />
        </Field>
        {asksPassword && (
          <Field label={m.common.yourPassword} error={errors.currentPassword?.message} required>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

type CodeStepProps = NumberStepProps & { sent: Sent; onOther: () => void };

function CodeStep({ sent, onSent, onOther, onClose }: CodeStepProps): ReactNode {
  const formId = useId();
  const confirm = useConfirmPhone();
  const form = useForm({ resolver: zodResolver(phoneCode), defaultValues: { code: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutate(code, {
      onSuccess: () => {
        toast({
          title: m.notificationsChoices.numberConfirmed,
          description: m.notificationsChoices.textMessagesGoToPhone({ phone: formatPhone(sent.phone) }),
        });
        onClose();
      },
      onError: (error) => {
        form.setError('code', { message: error.message }, { shouldFocus: true });
      },
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.notificationsChoices.enterTheCode}
      description={m.notificationsChoices.weSentSixDigitsTo({ phone: formatPhone(sent.phone) })}
      actions={
        <>
          <Button onClick={onOther}>{m.notificationsChoices.otherNumber}</Button>
          <Button look="primary" type="submit" form={formId} busy={confirm.isPending}>
            {m.common.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={m.notificationsChoices.code}
          error={errors.code?.message}
          below={<Resend sent={sent} onSent={onSent} />}
          required
        >
          <TextInput
            className="nc-code fig"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            {...form.register('code')}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function Resend({ sent, onSent }: Pick<CodeStepProps, 'sent' | 'onSent'>): ReactNode {
  const send = useSendPhoneCode();
  const now = useNow(1000);
  const waited = Math.floor((now.getTime() - sent.at.getTime()) / 1000);
  const left = Math.max(0, RESEND_SECONDS - waited);
  const resend = (): void =>
    send.mutate(
      { phone: sent.phone, currentPassword: sent.currentPassword },
      { onSuccess: ({ phone }) => onSent({ ...sent, phone, at: serverNow() }) },
    );
  return (
    <>
      {left > 0 ? (
        <p className="sm mute nc-wait line mid">
          <Rich
            of={m.notificationsChoices.noTextMessageYet({ count: left })}
            b={(it) => <span className="fig">{it}</span>}
          />
        </p>
      ) : (
        <Button look="quiet" className="nc-again" busy={send.isPending} onClick={resend}>
          {m.notificationsChoices.sendAnotherCode}
        </Button>
      )}
      {send.isError && (
        <p className="err" role="alert">
          {send.error instanceof ApiError ? send.error.message : m.notificationsChoices.theCodeCouldNotBe}
        </p>
      )}
    </>
  );
}
