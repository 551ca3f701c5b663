import { m } from '@chargerota/messages';
import type { SavedReply } from '@chargerota/contract';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../../../ui/dialog.tsx';
import { Field, TextArea, TextInput } from '../../../../ui/field.tsx';
import { useDeleteReply, useSaveReply } from '../../tickets-api.ts';

type Edited = Omit<SavedReply, 'id'> & { id?: string };

type SavedRepliesDialogProps = {
  replies: readonly SavedReply[];
  /** What is to be kept as a new reply, if the dialog was opened for that. */
  newMessage: string | undefined;
  onClose: () => void;
};

/** The operators' replies to questions that come often: a list of them, and a form for one. */
export function SavedRepliesDialog({ replies, newMessage, onClose }: SavedRepliesDialogProps): ReactNode {
  const [edited, setEdited] = useState<Edited | null>(
    newMessage === undefined ? null : { title: '', message: newMessage },
  );
  const [asked, setAsked] = useState<SavedReply | null>(null);
  const remove = useDeleteReply();
  // Opened to save one, the dialog has done its work with that.
  const done = (): void => (newMessage === undefined ? setEdited(null) : onClose());
  return (
    <>
      <Dialog open onClose={onClose} title={titleOf(edited)}>
        {edited ? (
          <ReplyForm reply={edited} onDone={done} />
        ) : (
          <div className="stack gap-12">
            {replies.length === 0 && <p className="mute">{m.operatorTickets.noReplyIsSavedYet}</p>}
            <ul className="rows">
              {replies.map((reply) => (
                <li key={reply.id} className="tk-reply stack mid gap-4 py-8">
                  <span className="stack">
                    <b className="strong">{reply.title}</b>
                    <span className="sm mute tk-text">{reply.message}</span>
                  </span>
                  <Button
                    look="quiet"
                    aria-label={m.operatorTickets.editTitle({ title: reply.title })}
                    onClick={() => setEdited(reply)}
                  >
                    {m.common.edit}
                  </Button>
                  <Button
                    look="loss"
                    className="flush-end"
                    aria-label={m.operatorTickets.deleteTitle({ title: reply.title })}
                    onClick={() => setAsked(reply)}
                  >
                    {m.common.deleteIt}
                  </Button>
                </li>
              ))}
            </ul>
            <Button block onClick={() => setEdited({ title: '', message: '' })}>
              {m.operatorTickets.newReply}
            </Button>
          </div>
        )}
      </Dialog>
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(null)}
          title={m.operatorTickets.deleteTheReplyTitle({ title: asked.title })}
          description={m.operatorTickets.operatorsCanNoLongerInsert}
          confirmLabel={m.common.deleteIt}
          keepLabel={m.operatorTickets.keepReply}
          act={() => remove.mutateAsync(asked.id)}
        />
      )}
    </>
  );
}

const titleOf = (edited: Edited | null): string => {
  if (!edited) return m.operatorTickets.savedReplies;
  return edited.id === undefined ? m.operatorTickets.saveAReply : m.operatorTickets.editReply;
};

function ReplyForm({ reply, onDone }: { reply: Edited; onDone: () => void }): ReactNode {
  const [title, setTitle] = useState(reply.title);
  const [message, setMessage] = useState(reply.message);
  const [missing, setMissing] = useState<{ title?: string; message?: string }>({});
  const save = useSaveReply(onDone);
  const refusal = save.error instanceof ApiError ? save.error : null;
  const refused = (path: string): string | undefined =>
    refusal?.details.find((detail) => detail.path === path)?.message;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // It is within the form of the response.
    event.stopPropagation();
    const lacking = {
      ...(title.trim() === '' && { title: m.operatorTickets.titleIsRequired }),
      ...(message.trim() === '' && { message: m.operatorTickets.messageIsRequired }),
    };
    setMissing(lacking);
    if (Object.keys(lacking).length > 0 || save.isPending) return;
    save.mutate({ ...(reply.id && { id: reply.id }), title: title.trim(), message: message.trim() });
  };
  const titleError =
    missing.title ??
    refused('title') ??
    (refusal && refusal.details.length === 0 ? refusal.message : undefined);
  return (
    <form className="stack gap-12" onSubmit={submit} noValidate>
      <Field
        label={m.operatorTickets.title}
        hint={m.operatorTickets.howYouFindItIn}
        error={titleError}
        required
      >
        <TextInput maxLength={80} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field label={m.operatorTickets.message} error={missing.message ?? refused('message')} required>
        <TextArea
          rows={6}
          maxLength={2000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <div className="line gap-8 mid">
        <Button type="submit" look="primary" busy={save.isPending}>
          {m.operatorTickets.saveReply}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {m.common.cancel}
        </Button>
      </div>
    </form>
  );
}
