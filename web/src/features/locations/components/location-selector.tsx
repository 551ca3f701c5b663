import { m } from '@chargerota/messages';
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select's options show nothing but a line of text */
import { ChevronDown, CircleCheck, CircleSlash2 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { chargers } from '../words.ts';
import { hoursToday, LocationList, type LocationOption } from './location-list.tsx';
import { OpeningHours } from './opening-hours.tsx';
import './location-selector.css';

export interface LocationSelectorProps {
  options: readonly LocationOption[];
  value: string | null;
  onChange: (locationId: string) => void;
  /** Whether to show the week's hours. Wide booking screens show them beside the calendar instead. */
  withHours?: boolean;
}

/**
 * Chooses a location. For the chosen one it shows its state, chargers, address and today's hours, and the week's hours
 * when expanded.
 */
export function LocationSelector({ options, value, onChange, withHours = true }: LocationSelectorProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const chosen = options.find((option) => option.id === value);
  function choose(id: string) {
    setOpen(false);
    if (id !== value) onChange(id);
  }
  return (
    <div className="loc-sel">
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          className="loc pair gap-12 mid"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-label={chosen ? m.locations.locationName({ name: chosen.name }) : m.common.location}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          <span className="stack shrink">
            {chosen ? <Chosen option={chosen} /> : <Unchosen count={options.length} />}
          </span>
          <ChevronDown className="ic mute turns" aria-hidden="true" />
        </Popover.Trigger>
        {/*
         * Neither a portal nor a dialog: the list stays where a screen reader expects it, and the rest of the page
         * stays readable.
         */}
        <Popover.Content asChild sideOffset={6} collisionPadding={12} onOpenAutoFocus={focusChosen}>
          <LocationList id={listId} options={options} value={value} onChoose={choose} />
        </Popover.Content>
      </Popover.Root>
      {chosen && withHours && (
        <details className="loc-hours">
          <summary className="fold line mid tall gap-0-12 sm">
            <span className="mute">{m.common.today}</span> {hoursToday(chosen)}
            <span className="loc-more">
              {m.locations.weeklyHours}
              <ChevronDown className="ic ic-16 mute turns" aria-hidden="true" />
            </span>
          </summary>
          <OpeningHours week={chosen.weeklyHours} today={chosen.today} />
        </details>
      )}
    </div>
  );
}

/** Focuses the chosen option when the list opens, else the first one. */
function focusChosen(event: Event) {
  event.preventDefault();
  const list = event.currentTarget as HTMLElement;
  const options = list.querySelectorAll<HTMLElement>('[role=option]');
  const chosen = list.querySelector<HTMLElement>('[aria-selected=true]');
  (chosen ?? options[0])?.focus();
}

function Chosen({ option }: { option: LocationOption }) {
  const Icon = option.isActive ? CircleCheck : CircleSlash2;
  return (
    <>
      <span className="cut strong">{option.name}</span>
      <span className="loc-d mute sm">
        <span className={`badge ${option.isActive ? 'b-ok' : 'b-off'}`}>
          <Icon className="ic" aria-hidden="true" />
          {option.isActive ? m.common.active : m.common.inactive}
        </span>
        <span>{chargers(option.spotCount)}</span>
        <span className="loc-a">{option.address}</span>
      </span>
    </>
  );
}

function Unchosen({ count }: { count: number }) {
  return (
    <>
      <span className="cut strong">{m.locations.chooseALocation}</span>
      <span className="loc-d mute sm">{m.locations.countLocations({ count })}</span>
    </>
  );
}
