import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../../../../../lib/leave-guard.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { invitationsQuery, useImportMembers } from '../../../api.ts';
import { ChooseFile } from './choose-file.tsx';
import { failedFile, previewWords, resultWords } from './import-words.ts';
import { readMembers } from './read-members.ts';
import type { ImportRow, ReadFile } from './read-members.ts';
import { RowList } from './row-list.tsx';
import { saveFile } from './save-file.ts';
import { withImportResults } from './with-results.ts';
import './import.css';

type ImportDialogProps = { organizationId: string; onClose: () => void };

/** Invites the people of a CSV file: shows what it would bring, sends, and shows what became of each row. */
export function ImportDialog({ organizationId, onClose }: ImportDialogProps): ReactNode {
  const invitations = useQuery(invitationsQuery(organizationId));
  const [file, setFile] = useState<ReadFile | null>(null);
  const [hasBegun, setBegun] = useState(false);
  const isStopped = useRef(false);
  const sending = useImportMembers<ImportRow>(organizationId);
  const isSending = sending.isPending;
  // While invitations are sent, closing the page asks first; the dialog itself has Stop.
  useLeaveGuard(isSending, () => true);

  const rows = file?.rows ?? [];
  const inState = (...states: ImportRow['state'][]): ImportRow[] =>
    rows.filter(({ state }) => states.includes(state));
  const open = inState('ready', 'refused');
  const send = (): void => {
    isStopped.current = false;
    setBegun(true);
    sending.mutate({
      rows: open,
      isStopped: () => isStopped.current,
      onResults: (part, results) =>
        setFile((now) => now && { ...now, rows: withImportResults(now.rows, part, results) }),
    });
  };
  const again = (): void => {
    setFile(null);
    setBegun(false);
  };
  const failed = hasBegun && !isSending && rows.some(({ state }) => state !== 'sent');
  return (
    <Dialog
      open
      wide
      onClose={() => !isSending && onClose()}
      title="Import Members"
      description="Everybody in the file gets an invitation by email, which is valid for 7 days."
      actions={
        file && (
          <>
            {isSending ? (
              <Button onClick={() => (isStopped.current = true)}>Stop</Button>
            ) : (
              <Button onClick={again}>Choose Another File</Button>
            )}
            {failed && (
              <Button onClick={() => saveFile('not-invited.csv', failedFile(rows))}>
                Download What Was Not Sent
              </Button>
            )}
            {(open.length > 0 || !hasBegun) && (
              <Button look="primary" busy={isSending} disabled={open.length === 0} onClick={send}>
                {sendLabel(open.length, hasBegun && inState('ready').length === 0)}
              </Button>
            )}
            {hasBegun && !isSending && open.length === 0 && (
              <Button look="primary" onClick={onClose}>
                Done
              </Button>
            )}
          </>
        )
      }
    >
      {file ? (
        <Preview file={file} hasBegun={hasBegun} isSending={isSending} />
      ) : (
        <ChooseFile
          onRead={(text) =>
            setFile(
              readMembers(
                text,
                (invitations.data ?? []).map(({ email }) => email),
              ),
            )
          }
        />
      )}
    </Dialog>
  );
}

function sendLabel(count: number, isRepeat: boolean): string {
  if (count === 0) return 'Invite Nobody';
  const verb = isRepeat ? 'Try Again for' : 'Invite';
  return count === 1 ? `${verb} 1 Person` : `${verb} ${count} People`;
}

type PreviewProps = { file: ReadFile; hasBegun: boolean; isSending: boolean };

function Preview({ file: { rows, ignored }, hasBegun, isSending }: PreviewProps): ReactNode {
  const progress = useId();
  const done = rows.filter(({ state }) => state === 'sent' || state === 'refused').length;
  return (
    <div className="imp">
      <output className="strong">{hasBegun ? resultWords(rows) : previewWords(rows)}</output>
      {ignored.length > 0 && !hasBegun && (
        <p className="sm mute">{`Not used: ${ignored.join(', ')}. People say these when they join.`}</p>
      )}
      {isSending && (
        <>
          <label className="vh" htmlFor={progress}>
            Invitations sent
          </label>
          <progress id={progress} className="imp-bar" max={rows.length} value={done} />
        </>
      )}
      <RowList rows={rows} />
    </div>
  );
}
