import type { Health, HealthService } from '@chargerota/contract';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useTryService } from '../../health-api.ts';
import { SERVICE_NAMES } from './verdict.ts';

type Words = { what: string; press: string; field?: { label: string; type: 'email' | 'tel'; hint: string } };

const WORDS: Record<HealthService, Words> = {
  mail: {
    what: 'Sends one email at once, past all queues, and says what the mail server answered.',
    press: 'Send email',
    field: { label: 'Email address', type: 'email', hint: 'The email says that it is a test.' },
  },
  sms: {
    what: 'Sends one text message at once and says what became of it. Each costs money: at most 5 an hour.',
    press: 'Send text message',
    field: { label: 'Phone number', type: 'tel', hint: 'With its country code, such as +1 415 555 0134' },
  },
  payments: {
    what: 'Asks the provider for its latest news. Nothing is charged and nothing changes.',
    press: 'Ask provider',
  },
  push: {
    what: 'Checks that this installation’s keys can sign messages. No message is sent, since only browsers that have subscribed get any.',
    press: 'Check keys',
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
    <Dialog open onClose={onClose} title={`Try ${SERVICE_NAMES[service].toLowerCase()}`} description={what}>
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
            title={attempt.data.works ? 'It works' : 'It did not work'}
          >
            {attempt.data.report}
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="loss" title="It was not tried">
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
