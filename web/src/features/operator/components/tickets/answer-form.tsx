import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { keepDraft, readDraft } from '../../../../lib/storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Field, Select, TextArea } from '../../../../ui/field.tsx';
import { savedRepliesQuery, useAnswerTicket } from '../../tickets-api.ts';
import { SavedRepliesDialog } from './saved-replies.tsx';

const LONGEST = 2000;

type Draft = { message: string };
const draftKey = (ticketId: string): string => `answer-to-ticket:${ticketId}`;

/** What is being typed survives refreshes, other tickets and other tabs, until it is sent. */
export function AnswerForm({ ticketId }: { ticketId: string }): ReactNode {
  const key = draftKey(ticketId);
  const [message, setMessage] = useState(() => readDraft<Draft>(key).message ?? '');
  const [error, setError] = useState<string>();
  const [isManaging, setManaging] = useState<'all' | 'this' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const replies = useQuery(savedRepliesQuery);
  const write = (text: string): void => {
    setMessage(text);
    setError(undefined);
    keepDraft(key, text === '' ? null : { message: text });
  };
  const answer = useAnswerTicket(ticketId, () => write(''));
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (answer.isPending) return;
    if (message.trim() === '') setError(m.operatorTickets.messageIsRequired);
    else answer.mutate(message.trim());
  };
  const sendByKeys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const insert = (id: string): void => {
    const reply = replies.data?.find((each) => each.id === id);
    if (reply) write([message.trimEnd(), reply.message].filter(Boolean).join('\n\n').slice(0, LONGEST));
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <form ref={form} className="pt-16 ruled stack gap-12" onSubmit={submit} noValidate>
      {replies.data && replies.data.length > 0 && (
        <Field label={m.operatorTickets.savedReplies}>
          <Select value="" onChange={({ target }) => insert(target.value)}>
            <option value="">{m.operatorTickets.insertASavedReply}</option>
            {replies.data.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={m.operatorTickets.response}
        hint={m.operatorTickets.theReporterGetsItBy}
        error={error}
        required
      >
        <TextArea
          rows={5}
          maxLength={LONGEST}
          value={message}
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendByKeys}
        />
      </Field>
      <Failures />
      <div className="line gap-8 mid">
        <Button type="submit" look="primary" busy={answer.isPending}>
          {m.operatorTickets.sendResponse}
        </Button>
        {message.trim() !== '' && (
          <Button look="quiet" onClick={() => setManaging('this')}>
            {m.operatorTickets.saveAsReply}
          </Button>
        )}
        <Button look="quiet" onClick={() => setManaging('all')}>
          {m.operatorTickets.manageReplies}
        </Button>
      </div>
      {isManaging !== null && (
        <SavedRepliesDialog
          replies={replies.data ?? []}
          newMessage={isManaging === 'this' ? message.trim() : undefined}
          onClose={() => setManaging(null)}
        />
      )}
    </form>
  );
}
