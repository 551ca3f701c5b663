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
            {replies.length === 0 && <p className="mute">No reply is saved yet. All operators share them.</p>}
            <ul className="rows">
              {replies.map((reply) => (
                <li key={reply.id} className="tk-reply stack mid gap-4 py-8">
                  <span className="stack">
                    <b className="strong">{reply.title}</b>
                    <span className="sm mute tk-text">{reply.message}</span>
                  </span>
                  <Button look="quiet" aria-label={`Edit ${reply.title}`} onClick={() => setEdited(reply)}>
                    Edit
                  </Button>
                  <Button
                    look="loss"
                    className="flush-end"
                    aria-label={`Delete ${reply.title}`}
                    onClick={() => setAsked(reply)}
                  >
                    Delete
                  </Button>
                </li>
              ))}
            </ul>
            <Button block onClick={() => setEdited({ title: '', message: '' })}>
              New reply
            </Button>
          </div>
        )}
      </Dialog>
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(null)}
          title={`Delete the reply “${asked.title}”?`}
          description="Operators can no longer insert it. Responses that were sent with it stay."
          confirmLabel="Delete"
          keepLabel="Keep reply"
          act={() => remove.mutateAsync(asked.id)}
        />
      )}
    </>
  );
}

const titleOf = (edited: Edited | null): string => {
  if (!edited) return 'Saved replies';
  return edited.id === undefined ? 'Save a reply' : 'Edit reply';
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
      ...(title.trim() === '' && { title: 'Title is required' }),
      ...(message.trim() === '' && { message: 'Message is required' }),
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
      <Field label="Title" hint="How you find it in the list." error={titleError} required>
        <TextInput maxLength={80} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field label="Message" error={missing.message ?? refused('message')} required>
        <TextArea
          rows={6}
          maxLength={2000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <div className="line gap-8 mid">
        <Button type="submit" look="primary" busy={save.isPending}>
          Save reply
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
