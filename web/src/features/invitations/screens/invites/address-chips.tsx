import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { CircleCheck, CircleX, Mail, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import type { Entry } from './entries.ts';

const ICONS = { ready: Mail, sent: CircleCheck, wrong: CircleX, refused: CircleX } as const;

type AddressChipsProps = {
  entries: readonly Entry[];
  /** Moves an address back into the field. */
  onEdit: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
};

/**
 * Pasted addresses, before and after sending. Invited ones are marked; the others show the reason and can be changed.
 */
export function AddressChips({ entries, onEdit, onRemove }: AddressChipsProps): ReactNode {
  return (
    <ul className="ads line gap-8" aria-label={m.invitationsInvites.peopleToInvite}>
      {entries.map((entry) => (
        <Chip key={entry.address} entry={entry} onEdit={onEdit} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function Chip({
  entry,
  onEdit,
  onRemove,
}: { entry: Entry } & Pick<AddressChipsProps, 'onEdit' | 'onRemove'>): ReactNode {
  const { address, state, note } = entry;
  const Icon = ICONS[state];
  const text = (
    <>
      <span className="anywhere">{address}</span>
      {(note ?? (state === 'sent' && m.invitationsInvites.sent)) && (
        <span className="ad-say">{note ?? m.invitationsInvites.sent}</span>
      )}
    </>
  );
  return (
    <li className={`ad row sm is-${state}`}>
      <Icon className="ic ic-16 mute" aria-hidden="true" />
      {state === 'sent' ? (
        <span className="ad-b stack shrink to-start">{text}</span>
      ) : (
        <>
          <button
            type="button"
            className="ad-b stack shrink to-start"
            title={m.common.change}
            onClick={() => onEdit(entry)}
          >
            <Rich
              of={m.invitationsInvites.changeAddress}
              vh={(it) => <span className="vh">{it}</span>}
              address={text}
            />
          </button>
          <IconButton label={m.invitationsInvites.removeAddress({ address })} onClick={() => onRemove(entry)}>
            <X className="ic ic-16" aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  );
}
