import { CircleCheck, CircleX, Mail, Minus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { RoleBadge } from '../../../../../ui/badge.tsx';
import { Checkbox } from '../../../../../ui/choices.tsx';
import { ScrollFrame } from '../../../../../ui/scroll-frame.tsx';
import type { ImportRow } from './read-members.ts';

const ICONS = { ready: Mail, sent: CircleCheck, refused: CircleX, 'left-out': Minus } as const;
const WORDS = {
  ready: 'Can be invited',
  sent: 'Invited',
  refused: 'Refused',
  'left-out': 'Left out',
} as const;

/** The rows; those with a problem can be shown alone. */
export function RowList({ rows }: { rows: readonly ImportRow[] }): ReactNode {
  const [onlyFailed, setOnlyFailed] = useState(false);
  const failed = rows.filter(({ state }) => state === 'left-out' || state === 'refused');
  const shown = onlyFailed && failed.length > 0 ? failed : rows;
  return (
    <>
      {failed.length > 0 && failed.length < rows.length && (
        <Checkbox
          label={`Only the ${failed.length === 1 ? 'row' : `${failed.length} rows`} with a problem`}
          checked={onlyFailed}
          onChange={({ target }) => setOnlyFailed(target.checked)}
        />
      )}
      <ScrollFrame label="Rows" className="imp-rows">
        <ul className="between">
          {shown.map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </ul>
      </ScrollFrame>
    </>
  );
}

function Row({ row: { line, address, role, state, note } }: { row: ImportRow }): ReactNode {
  const Icon = ICONS[state];
  return (
    <li className={`imp-row stack mid gap-12 py-8 is-${state}`}>
      <span className="fig sm mute imp-line">
        <span className="vh">Line </span>
        {line}
      </span>
      <Icon className="ic ic-16" aria-hidden="true" />
      <span className="stack anywhere">
        <span className="strong">{address || 'No address'}</span>
        <span className="sm mute">{note ?? WORDS[state]}</span>
      </span>
      {role === 'admin' && <RoleBadge admin>Admin</RoleBadge>}
    </li>
  );
}
