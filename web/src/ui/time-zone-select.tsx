import { m } from '@chargerota/messages';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { namedZone } from '../lib/dates.ts';
import { serverNow } from '../lib/server-clock.ts';
import { findZones, zoneChoices, zoneWords } from '../lib/zone-choices.ts';
import { Dialog } from './dialog.tsx';
import { SelectButton } from './field.tsx';
import { Finder } from './finder.tsx';

type TimeZoneSelectProps = {
  /** Empty until one is chosen. */
  value: string;
  onChange: (zone: string) => void;
};

/** Chooses an IANA time zone, by its city or offset. */
export function TimeZoneSelect({ value, onChange }: TimeZoneSelectProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Is offered again after another one was chosen.
  const [given] = useState(value);
  return (
    <>
      <SelectButton expanded={isOpen} dialogId={id} onClick={() => setOpen(true)}>
        {value ? zoneWords(value, serverNow()) : m.parts.chooseATimeZone}
      </SelectButton>
      {isOpen && (
        <TimeZoneDialog
          id={id}
          value={value}
          given={given}
          onClose={() => setOpen(false)}
          onChoose={(zone) => {
            setOpen(false);
            onChange(zone);
          }}
        />
      )}
    </>
  );
}

type TimeZoneDialogProps = {
  id: string;
  value: string;
  given: string;
  onClose: () => void;
  onChoose: (zone: string) => void;
};

function TimeZoneDialog({ id: finderId, value, given, onClose, onChoose }: TimeZoneDialogProps): ReactNode {
  const [text, setText] = useState('');
  const [all] = useState(() =>
    zoneChoices(
      [value, namedZone() ?? '', given].filter(Boolean),
      Intl.supportedValuesOf('timeZone'),
      serverNow(),
    ),
  );
  const found = findZones(text, all);
  return (
    <Dialog open wide onClose={onClose} title={m.common.timeZone}>
      <Finder
        id={finderId}
        className="is-plain"
        label={m.parts.cityOrOffset}
        placeholder={m.parts.aCityOrGMT5}
        text={text}
        onType={setText}
        groups={found.map(({ title, choices }) => ({ title, results: choices }))}
        notes={found.length > 0 ? [] : [m.parts.noTimeZoneHasThis]}
        onTake={({ id }) => onChoose(id)}
      >
        {({ id, place, offset }) => (
          <>
            <span>
              {place} <span className="mute">({offset})</span>
            </span>
            {id === value && (
              <>
                <Check className="ic" aria-hidden="true" />
                <span className="vh">, {m.parts.chosen}</span>
              </>
            )}
          </>
        )}
      </Finder>
    </Dialog>
  );
}
