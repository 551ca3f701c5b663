import { m } from '@chargerota/messages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Field, TextArea, TextInput } from '../../../../../ui/field.tsx';
import { SAMPLE_FILE } from './import-words.ts';
import { MOST_ROWS, readMembers } from './read-members.ts';
import { saveFile } from './save-file.ts';

/**
 * The text of a file, in the encoding that its first bytes name: Excel's "Unicode Text" is UTF-16. Without a mark it is
 * UTF-8; what cannot be that is what Windows programs write.
 */
export function decodeFile(bytes: Uint8Array): string {
  const encoding = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.encoding;
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  const pairs = zerosOf(bytes);
  if (pairs) return new TextDecoder(pairs).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** UTF-16 that lost its mark: every second byte of Latin letters is zero, which is in no other text. */
function zerosOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 4 || bytes.length % 2 > 0) return null;
  if (bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[2] === 0 ? 'utf-16be' : null;
}

/** Far more than the rows that are accepted take. */
const MOST_BYTES = 1_000_000;

type Source = 'file' | 'pasted';

type ChooseFileProps = {
  /** Kept by the dialog, for somebody who goes back to mend a row. */
  pasted: string;
  onPaste: (text: string) => void;
  onRead: (text: string) => void;
};

/** A file or pasted text; what cannot be used says why. */
export function ChooseFile({ pasted, onPaste, onRead }: ChooseFileProps): ReactNode {
  const [fault, setFault] = useState<{ source: Source; text: string } | null>(null);
  const errorOf = (source: Source): string | undefined => (fault?.source === source ? fault.text : undefined);
  const take = (source: Source, text: string): void => {
    const found = faultOf(source, text);
    setFault(found === null ? null : { source, text: found });
    if (found === null) onRead(text);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setFault({ source: 'file', text: TOO_LARGE.file });
    try {
      take('file', decodeFile(new Uint8Array(await file.arrayBuffer())));
    } catch {
      setFault({ source: 'file', text: m.invitationsInvites.thisFileCouldNotBe });
    }
  };
  return (
    <div className="form">
      <Field
        label={m.invitationsInvites.cSVFile}
        hint={m.invitationsInvites.cSVOrExcelsUnicodeText}
        error={errorOf('file')}
      >
        <TextInput
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="imp-file"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </Field>
      <Field
        label={m.invitationsInvites.orPasteTheRows}
        hint={m.invitationsInvites.onePersonPerLineThe}
        error={errorOf('pasted')}
      >
        <TextArea
          rows={4}
          value={pasted}
          spellCheck={false}
          onChange={({ target }) => onPaste(target.value)}
        />
      </Field>
      <div className="line gap-8">
        <Button disabled={pasted.trim() === ''} onClick={() => take('pasted', pasted)}>
          {m.invitationsInvites.readPastedRows}
        </Button>
        <Button look="quiet" onClick={() => saveFile('members.csv', SAMPLE_FILE)}>
          {m.invitationsInvites.downloadASample}
        </Button>
      </div>
    </div>
  );
}

const TOO_LARGE: Record<Source, string> = {
  file: m.invitationsInvites.divideTheFile({ most: MOST_ROWS }),
  pasted: m.invitationsInvites.pasteFewerRows({ most: MOST_ROWS }),
};
const WITHOUT_ADDRESS: Record<Source, string> = {
  file: m.invitationsInvites.noEmailAddressWasFound,
  pasted: m.invitationsInvites.noEmailAddressWasFoundIn,
};
const EMPTY: Record<Source, string> = {
  file: m.invitationsInvites.thisFileIsEmpty,
  pasted: m.invitationsInvites.theTextContainsNoRows,
};

function faultOf(source: Source, text: string): string | null {
  const first = readMembers(text);
  const column = first.addressColumn ?? first.addressColumns[0]?.index ?? null;
  const { rows, addressColumns } = readMembers(text, {}, column);
  if (rows.length === 0) return EMPTY[source];
  if (addressColumns.length === 0) return WITHOUT_ADDRESS[source];
  return rows.length > MOST_ROWS ? TOO_LARGE[source] : null;
}
