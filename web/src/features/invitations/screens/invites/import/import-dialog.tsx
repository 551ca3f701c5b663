import { m } from '@chargerota/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLeaveGuard } from '../../../../../lib/leave-guard.ts';
import { useNow } from '../../../../../lib/use-now.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../../../../ui/dialog.tsx';
import { memberAddressesQuery } from '../../../../organizations/api.ts';
import { invitationsQuery, useImportMembers } from '../../../api.ts';
import { openOf } from '../../../expiry.ts';
import { ChooseFile } from './choose-file.tsx';
import { CHOOSE_FIRST, failedFile, previewWords, resultWords, unknownRightsWords } from './import-words.ts';
import { ColumnQuestion, RightsQuestion } from './questions.tsx';
import { administratorsIn, asMember, readMembers, withImportResults } from './read-members.ts';
import type { ImportRow, ReadFile } from './read-members.ts';
import { RowList } from './row-list.tsx';
import { saveFile } from './save-file.ts';
import './import.css';

type ImportDialogProps = { organizationId: string; onClose: () => void };

/** Invites the people of a CSV file: shows who would be invited, sends, and shows the result of each row. */
export function ImportDialog({ organizationId, onClose }: ImportDialogProps): ReactNode {
  const client = useQueryClient();
  const invitations = useQuery(invitationsQuery(organizationId));
  // Loaded while the file is chosen.
  useQuery(memberAddressesQuery(organizationId));
  const now = useNow();
  const [pasted, setPasted] = useState('');
  const [file, setFile] = useState<ReadFile | null>(null);
  /** What was read, to read it again once the column with the addresses is chosen. */
  const [text, setText] = useState('');
  /** Whether those who are administrators by the file become it; null until the person has answered. */
  const [asAdmins, setAsAdmins] = useState<boolean | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isStopping, setStopping] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const isStopped = useRef(false);
  const sending = useImportMembers<ImportRow>(organizationId);
  const isSending = sending.isPending;
  // While invitations are sent, closing the page asks first; the dialog itself has Stop.
  useLeaveGuard(isSending, () => true);

  const hasBegun = progress !== null;
  const given = file?.rows ?? [];
  // Who is asked about stays marked in the list; nothing is sent before the answer.
  const rows = asAdmins === false && !hasBegun ? given.map(asMember) : given;
  const asksForRights = file !== null && !hasBegun && administratorsIn(file.rows) > 0;
  const inState = (...states: ImportRow['state'][]): ImportRow[] =>
    rows.filter(({ state }) => states.includes(state));
  const open = inState('ready', 'refused');
  const send = (): void => {
    isStopped.current = false;
    setFile((before) => before && { ...before, rows });
    setStopping(false);
    setSaved(false);
    setProgress({ done: 0, of: open.length });
    sending.mutate({
      rows: open,
      isStopped: () => isStopped.current,
      onResults: (part, results) => {
        setFile((before) => before && { ...before, rows: withImportResults(before.rows, part, results) });
        setProgress((before) => before && { ...before, done: before.done + part.length });
      },
    });
  };
  /** Without the list of members they are shown as people who can be invited, and the server refuses them. */
  const read = async (text: string, column: number | null = null): Promise<void> => {
    const invited = openOf(invitations.data ?? [], now).map(({ email }) => email);
    const people = await client.ensureQueryData(memberAddressesQuery(organizationId)).catch(() => ({}));
    setText(text);
    setFile(readMembers(text, { invited, ...people }, column));
  };
  const stop = (): void => {
    isStopped.current = true;
    setStopping(true);
  };
  const again = (): void => {
    if (hasBegun) setPasted('');
    setFile(null);
    setAsAdmins(null);
    setProgress(null);
  };
  const failed = hasBegun && !isSending && rows.some(({ state }) => state !== 'sent');
  /** What could still be sent is shown here alone, so it is not dropped by a stray press. */
  const leave = (go: () => void): void =>
    failed && open.length > 0 && !isSaved ? setLeaving(() => go) : go();
  return (
    <Dialog
      open
      wide
      onClose={() => !isSending && leave(onClose)}
      title={m.invitationsInvites.importMembers}
      description={m.invitationsInvites.eachPersonGetsAnInvitation}
      actions={
        file && (
          <>
            {isSending ? (
              <Button key="stop" disabled={isStopping} onClick={stop}>
                {isStopping ? m.invitationsInvites.stopping : m.invitationsInvites.stop}
              </Button>
            ) : (
              <Button key="again" onClick={() => leave(again)}>
                {m.invitationsInvites.startOver}
              </Button>
            )}
            {failed && (
              <Button
                key="save"
                onClick={() => {
                  saveFile('not-invited.csv', failedFile(rows));
                  setSaved(true);
                }}
              >
                {m.invitationsInvites.downloadWhatWasNotSent}
              </Button>
            )}
            {(open.length > 0 || !hasBegun) && (
              <Button
                key="send"
                look="primary"
                busy={isSending}
                disabled={open.length === 0 || (asksForRights && asAdmins === null)}
                onClick={send}
              >
                {sendLabel(open.length, hasBegun && inState('ready').length === 0)}
              </Button>
            )}
            {hasBegun && !isSending && open.length === 0 && (
              <Button key="done" look="primary" onClick={onClose}>
                {m.common.done}
              </Button>
            )}
          </>
        )
      }
    >
      {file ? (
        <Preview
          file={{ ...file, rows }}
          says={
            hasBegun
              ? resultWords(rows)
              : file.addressColumn === null
                ? CHOOSE_FIRST
                : previewWords(asAdmins ? rows : rows.map(asMember))
          }
          hasBegun={hasBegun}
          progress={isSending ? progress : null}
          onColumn={(column) => void read(text, column)}
          rights={
            asksForRights && (
              <RightsQuestion
                count={administratorsIn(file.rows)}
                asAdmins={asAdmins}
                onAnswer={setAsAdmins}
              />
            )
          }
        />
      ) : (
        <ChooseFile pasted={pasted} onPaste={setPasted} onRead={(text) => void read(text)} />
      )}
      {leaving && (
        <ConfirmDialog
          onClose={() => setLeaving(null)}
          title={m.invitationsInvites.discardTheRowsThatWere}
          description={m.invitationsInvites.thisListIsNotKept}
          confirmLabel={m.common.discard}
          keepLabel={m.common.keepThem}
          act={async () => leaving()}
        />
      )}
    </Dialog>
  );
}

/** Of the people being invited, how many have their result. */
type Progress = { done: number; of: number };

function sendLabel(count: number, isRepeat: boolean): string {
  if (count === 0) return m.invitationsInvites.inviteNobody;
  return isRepeat
    ? m.invitationsInvites.tryAgainForPeople({ count })
    : m.invitationsInvites.invitePeople({ count });
}

type PreviewProps = {
  file: ReadFile;
  /** What would come of it, or what has. */
  says: string;
  hasBegun: boolean;
  progress: Progress | null;
  onColumn: (column: number) => void;
  rights: ReactNode;
};

function Preview({ file, says, hasBegun, progress, onColumn, rights }: PreviewProps): ReactNode {
  const { rows, ignored, unknownRights } = file;
  const bar = useId();
  const summary = useRef<HTMLOutputElement>(null);
  // The button that was pressed has gone.
  useEffect(() => summary.current?.focus(), []);
  return (
    <div className="form">
      <output ref={summary} tabIndex={-1} className="strong">
        {says}
      </output>
      {!hasBegun && <ColumnQuestion file={file} onColumn={onColumn} />}
      {rights}
      {unknownRights.length > 0 && !hasBegun && (
        <p className="sm mute">{unknownRightsWords(unknownRights)}</p>
      )}
      {ignored.length > 0 && !hasBegun && (
        <p className="sm mute">{m.invitationsInvites.columnsNotUsed({ columns: ignored.join(', ') })}</p>
      )}
      {progress && (
        <>
          <label className="vh" htmlFor={bar}>
            {m.invitationsInvites.invitationsSent}
          </label>
          <progress id={bar} className="imp-bar" max={progress.of} value={progress.done} />
        </>
      )}
      <RowList rows={rows} />
    </div>
  );
}
