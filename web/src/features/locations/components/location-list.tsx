/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select's options show nothing but a line of text */
import { m } from '@chargerota/messages';
import { describeToday, keepTimesTogether, type LocalDate, type WeeklyHours } from '@chargerota/domain';
import { Ban, Check } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { moveInListbox } from '../../../ui/listbox-keys.ts';
import { dayKind } from '../day-kind.ts';
import { chargers } from '../words.ts';
import './location-selector.css';

export interface LocationOption {
  id: string;
  name: string;
  address: string;
  spotCount: number;
  isActive: boolean;
  weeklyHours: WeeklyHours | null;
  /** The location's local date: today may differ between two locations. */
  today: LocalDate;
  /** The time zone, if the location's clocks differ from the viewer's; else null. */
  zone: string | null;
  /** The reason why it cannot be chosen. It stays in the list with this reason. */
  disabledReason?: string;
}

type LocationListProps = ComponentProps<'div'> & {
  options: readonly LocationOption[];
  value: string | null;
  onChoose: (id: string) => void;
};

/** A listbox. Arrow keys, Home and End move, a letter jumps to the next name, Enter or Space chooses. */
export function LocationList({ options, value, onChoose, ...rest }: LocationListProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    rest.onKeyDown?.(event);
    moveInListbox(
      event,
      options.map(({ name }) => name),
    );
  }
  return (
    <div
      {...rest}
      role="listbox"
      tabIndex={-1}
      aria-label={m.common.locations}
      className="pop loc-menu"
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        <Option key={option.id} option={option} isChosen={option.id === value} onChoose={onChoose} />
      ))}
    </div>
  );
}

type OptionProps = { option: LocationOption; isChosen: boolean; onChoose: (id: string) => void };

function Option({ option, isChosen, onChoose }: OptionProps) {
  const { disabledReason } = option;
  const hours = `${chargers(option.spotCount)}, ${today(option)}`;
  const choose = () => disabledReason === undefined && onChoose(option.id);
  return (
    <div
      role="option"
      className="loc-o row ends gap-12"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={disabledReason !== undefined}
      onClick={choose}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose();
      }}
    >
      <span className="words">
        <span className="strong">{option.name}</span>
        <span className="sm mute">{disabledReason ?? hours}</span>
        <span className="sm mute">{option.address}</span>
      </span>
      {isChosen && <Check className="ic" aria-hidden="true" />}
      {disabledReason && <Ban className="ic ic-16" aria-hidden="true" />}
    </div>
  );
}

/** 'open today 5:00 AM – 11:00 PM', 'open 24 hours', 'closed today' */
function today(option: LocationOption): string {
  const kind = dayKind(option.today, option.weeklyHours);
  return kind === 'times'
    ? keepTimesTogether(m.locations.openTodayHours({ hours: hoursToday(option) }))
    : m.locations.today[kind];
}

/** '5:00 AM – 11:00 PM PT', 'Closed today' */
export function hoursToday({ today: date, weeklyHours, zone }: LocationOption): string {
  const text = describeToday(date, weeklyHours);
  return zone && dayKind(date, weeklyHours) === 'times' ? `${text} ${zone}` : text;
}
