import { countedWords } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { RadioGroup } from '../../../../../ui/choices.tsx';
import type { ReadFile } from './read-members.ts';

/** Which of several columns with addresses is meant: one is often the line manager's, or private. */
export function ColumnQuestion({
  file: { addressColumn, addressColumns, asksColumn },
  onColumn,
}: {
  file: ReadFile;
  onColumn: (column: number) => void;
}): ReactNode {
  if (!asksColumn) return null;
  return (
    <RadioGroup
      legend={
        addressColumns.length > 1
          ? 'Several columns hold addresses. Who is to be invited?'
          : 'The only addresses seem to be other people’s. Are these to be invited?'
      }
      choices={addressColumns.map(({ index, name, example }) => ({
        value: String(index),
        label: (
          <>
            {name} <span className="mute">({example})</span>
          </>
        ),
      }))}
      value={addressColumn === null ? null : String(addressColumn)}
      onChange={(index) => onColumn(Number(index))}
    />
  );
}

type RightsQuestionProps = {
  /** How many people are administrators by the file. */
  count: number;
  asAdmins: boolean | null;
  onAnswer: (asAdmins: boolean) => void;
};

/** A right is never given by a file alone. */
export function RightsQuestion({ count, asAdmins, onAnswer }: RightsQuestionProps): ReactNode {
  const people = countedWords(count, 'person', 'people');
  const [admins, members] = count === 1 ? ['An administrator', 'A member'] : ['Administrators', 'Members'];
  return (
    <RadioGroup
      legend={`The rows say that ${people} ${count === 1 ? 'is an administrator' : 'are administrators'}. Invite ${count === 1 ? 'this person' : 'them'} as`}
      choices={[
        { value: 'admin', label: `${admins}, to manage members, locations, settings and payment` },
        { value: 'user', label: `${members}, like everybody else` },
      ]}
      value={asAdmins === null ? null : asAdmins ? 'admin' : 'user'}
      onChange={(role) => onAnswer(role === 'admin')}
    />
  );
}
