import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Field, TextArea, TextInput } from '../../../../../ui/field.tsx';
import { SAMPLE_FILE } from './import-words.ts';
import { MOST_ROWS, readMembers } from './read-members.ts';
import { saveFile } from './save-file.ts';

/** Far more than the rows that are accepted take. */
const MOST_BYTES = 1_000_000;

/** A file or pasted text; a file that cannot be used says why. */
export function ChooseFile({ onRead }: { onRead: (text: string) => void }): ReactNode {
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<string>();
  const take = (text: string): void => {
    const found = faultOf(text);
    setFault(found);
    if (!found) onRead(text);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setFault(TOO_LARGE);
    try {
      take(await file.text());
    } catch {
      setFault('This file could not be read. Choose it again.');
    }
  };
  return (
    <div className="imp">
      <Field
        label="CSV file"
        hint="A column with the email address; a column “role” may say “admin”."
        error={fault}
      >
        <TextInput
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="imp-file"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </Field>
      <Field label="Or paste the rows">
        <TextArea
          rows={4}
          value={pasted}
          spellCheck={false}
          onChange={({ target }) => setPasted(target.value)}
        />
      </Field>
      <div className="imp-acts">
        <Button disabled={pasted.trim() === ''} onClick={() => take(pasted)}>
          Read Pasted Rows
        </Button>
        <Button look="quiet" onClick={() => saveFile('members.csv', SAMPLE_FILE)}>
          Download a Sample
        </Button>
      </div>
    </div>
  );
}

const TOO_LARGE = `At most ${MOST_ROWS} people at once: divide the file.`;

function faultOf(text: string): string | undefined {
  const { length } = readMembers(text).rows;
  if (length === 0) return 'This file is empty.';
  return length > MOST_ROWS ? TOO_LARGE : undefined;
}
