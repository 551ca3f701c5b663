import { m } from '@chargerota/messages';
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
          ? m.invitationsInvites.severalColumnsHoldAddressesWho
          : m.invitationsInvites.theOnlyAddressesSeemTo
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
  return (
    <RadioGroup
      legend={m.invitationsInvites.theRowsSayThatPeople({ count })}
      choices={[
        { value: 'admin', label: m.invitationsInvites.asAdministrators({ count }) },
        { value: 'user', label: m.invitationsInvites.asMembers({ count }) },
      ]}
      value={asAdmins === null ? null : asAdmins ? 'admin' : 'user'}
      onChange={(role) => onAnswer(role === 'admin')}
    />
  );
}
