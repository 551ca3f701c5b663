import { m } from '@chargerota/messages';
import type { Health, HealthService } from '@chargerota/contract';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useTryService } from '../../health-api.ts';

type Words = { what: string; press: string; field?: { label: string; type: 'email' | 'tel'; hint: string } };

const WORDS: Record<HealthService, Words> = {
  mail: {
    what: m.operatorHealth.sendsOneEmailAtOnce,
    press: m.operatorHealth.sendEmail,
    field: { label: m.common.emailAddress, type: 'email', hint: m.operatorHealth.theEmailSaysThatIt },
  },
  sms: {
    what: m.operatorHealth.sendsOneTextMessageAt,
    press: m.operatorHealth.sendTextMessage,
    field: {
      label: m.operatorHealth.phoneNumber,
      type: 'tel',
      hint: m.operatorHealth.withItsCountryCodeSuch,
    },
  },
  payments: {
    what: m.operatorHealth.asksTheProviderForIts,
    press: m.operatorHealth.askProvider,
  },
  push: {
    what: m.operatorHealth.checksThatThisInstallationsKeys,
    press: m.operatorHealth.checkKeys,
  },
};

type TryDialogProps = { service: Health['services'][number]; onClose: () => void };

/** Tries a service and says in one sentence what happened. */
export function TryDialog({ service: { service }, onClose }: TryDialogProps): ReactNode {
  const { what, press, field } = WORDS[service];
  const [to, setTo] = useState('');
  const attempt = useTryService();
  const refusal =
    attempt.error instanceof ApiError ? attempt.error.details.find(({ path }) => path === 'to') : undefined;
  const failure = attempt.error && !refusal ? attempt.error.message : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!attempt.isPending) attempt.mutate({ service, ...(field && to.trim() && { to }) });
  };
  return (
    <Dialog open onClose={onClose} title={m.operatorHealth.tries[service]} description={what}>
      <form className="stack gap-16" onSubmit={submit} noValidate>
        {field && (
          <Field label={field.label} hint={field.hint} error={refusal?.message} required>
            <TextInput
              type={field.type}
              autoComplete={field.type}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          </Field>
        )}
        {attempt.data && (
          <Notice
            tone={attempt.data.works ? 'ok' : 'loss'}
            title={attempt.data.works ? m.operatorHealth.itWorks : m.operatorHealth.itDidNotWork}
          >
            {attempt.data.report}
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="loss" title={m.operatorHealth.itWasNotTried}>
            {failure}
          </Notice>
        )}
        <Button type="submit" look="primary" block busy={attempt.isPending}>
          {press}
        </Button>
      </form>
    </Dialog>
  );
}
