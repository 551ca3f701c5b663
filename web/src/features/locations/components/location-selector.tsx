import { describeToday, type LocalDate, type WeeklyHours } from '@chargerota/domain';
import { Ban, Check, ChevronDown, CircleCheck, CircleSlash2 } from 'lucide-react';
import { Select } from 'radix-ui';
import { OpeningHours } from './opening-hours.tsx';
import './location-selector.css';

export interface LocationOption {
  id: string;
  name: string;
  address: string;
  spotCount: number;
  isActive: boolean;
  weeklyHours: WeeklyHours | null;
  /** Its own local date: two locations may not agree on what today is. */
  today: LocalDate;
  /** Why it cannot be chosen; it stays in the list and says so. */
  barred?: string;
}

export interface LocationSelectorProps {
  options: readonly LocationOption[];
  value: string | null;
  onChange: (locationId: string) => void;
  /** Wide booking screens show the week's hours beside the calendar instead. */
  withHours?: boolean;
}

/** Chooses a location; for the chosen one it shows state, chargers, address, today's hours and, opened, the week's. */
export function LocationSelector({ options, value, onChange, withHours = true }: LocationSelectorProps) {
  const chosen = options.find((option) => option.id === value);
  return (
    <div className="loc-sel">
      <Select.Root value={value ?? ''} onValueChange={onChange}>
        <Select.Trigger className="loc" aria-label={chosen ? `Location: ${chosen.name}` : 'Location'}>
          <span className="loc-v">
            <Select.Value placeholder={<Unchosen count={options.length} />}>
              {chosen && <Chosen option={chosen} />}
            </Select.Value>
          </span>
          <ChevronDown className="ic" aria-hidden="true" />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content className="pop loc-menu" position="popper" sideOffset={6} collisionPadding={12}>
            <Select.Viewport className="loc-list">
              {options.map((option) => (
                <Option key={option.id} option={option} isChosen={option.id === value} />
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
      {chosen && withHours && (
        <details className="loc-hours">
          <summary className="sm">
            <span className="mute">Today</span> {describeToday(chosen.today, chosen.weeklyHours)}
            <span className="loc-more">
              Weekly hours
              <ChevronDown className="ic ic-16" aria-hidden="true" />
            </span>
          </summary>
          <OpeningHours week={chosen.weeklyHours} today={chosen.today} />
        </details>
      )}
    </div>
  );
}

function Chosen({ option }: { option: LocationOption }) {
  const Sign = option.isActive ? CircleCheck : CircleSlash2;
  return (
    <>
      <span className="loc-n">{option.name}</span>
      <span className="loc-d mute sm">
        <span className={`badge ${option.isActive ? 'b-ok' : 'b-off'}`}>
          <Sign className="ic" aria-hidden="true" />
          {option.isActive ? 'Active' : 'Inactive'}
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
      <span className="loc-n">Choose a location</span>
      <span className="loc-d mute sm">{count === 1 ? '1 location' : `${count} locations`}</span>
    </>
  );
}

function Option({ option, isChosen }: { option: LocationOption; isChosen: boolean }) {
  const { barred } = option;
  const hours = `${chargers(option.spotCount)}, ${today(option)}`;
  return (
    <Select.Item className="loc-o" value={option.id} disabled={barred !== undefined} textValue={option.name}>
      <span className="loc-ot">
        <Select.ItemText>
          <span className="strong">{option.name}</span>
        </Select.ItemText>
        <span className="sm mute">{barred ?? hours}</span>
        <span className="sm mute">{option.address}</span>
      </span>
      {isChosen && <Check className="ic" aria-hidden="true" />}
      {barred && <Ban className="ic ic-16" aria-hidden="true" />}
    </Select.Item>
  );
}

function chargers(count: number): string {
  return count === 1 ? '1 charger' : `${count} chargers`;
}

/** 'open today 5:00 AM – 11:00 PM', 'open 24 hours', 'closed today' */
function today({ today: date, weeklyHours }: LocationOption): string {
  const text = describeToday(date, weeklyHours);
  return /^\d/.test(text) ? `open today ${text}` : text.charAt(0).toLowerCase() + text.slice(1);
}
