import { Rich } from '../../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { CircleCheck, CircleX, Mail, Minus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { RoleBadge } from '../../../../../ui/badge.tsx';
import { Checkbox } from '../../../../../ui/choices.tsx';
import { ScrollFrame } from '../../../../../ui/scroll-frame.tsx';
import type { ImportRow } from './read-members.ts';

const ICONS = { ready: Mail, sent: CircleCheck, refused: CircleX, 'left-out': Minus } as const;

/** The rows; those with a problem can be shown alone. */
export function RowList({ rows }: { rows: readonly ImportRow[] }): ReactNode {
  const [onlyFailed, setOnlyFailed] = useState(false);
  const failed = rows.filter(({ state }) => state === 'left-out' || state === 'refused');
  const shown = onlyFailed && failed.length > 0 ? failed : rows;
  return (
    <>
      {failed.length > 0 && failed.length < rows.length && (
        <Checkbox
          label={m.invitationsInvites.onlyRowsWithAProblem({ count: failed.length })}
          checked={onlyFailed}
          onChange={({ target }) => setOnlyFailed(target.checked)}
        />
      )}
      <ScrollFrame label={m.invitationsInvites.rows} className="imp-rows">
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
        <Rich
          of={m.invitationsInvites.lineNumber}
          vh={(it) => <span className="vh">{it}</span>}
          number={line}
        />
      </span>
      <Icon className="ic ic-16" aria-hidden="true" />
      <span className="stack anywhere">
        <span className="strong">{address || m.invitationsInvites.noAddress}</span>
        <span className="sm mute">{note ?? m.invitationsInvites.states[state]}</span>
      </span>
      {role === 'admin' && <RoleBadge admin>{m.common.admin}</RoleBadge>}
    </li>
  );
}
