import { m } from '@chargerota/messages';
import { keepTimesTogether } from '@chargerota/domain';
import { Clock } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useScrollIntoViewOnChange } from '../../../lib/scroll-into-view.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { useRovingRadio } from './use-roving-radio.ts';
import './time-picker.css';

export interface DurationChoice {
  hours: number;
  enabled: boolean;
  /** The rule that forbids it, as a sentence. */
  reason?: string;
  /** The rules allow it, but no charger is free for that long. */
  isTaken?: boolean;
}

interface DurationPickerProps {
  durations: readonly DurationChoice[];
  value: number | null;
  /** The limit in force, such as `In peak time, 3 hours is the limit.` The reason of a disabled choice replaces it. */
  note?: string | undefined;
  onChange: (hours: number) => void;
  /** What a taken duration offers instead of itself. */
  whenTaken?: (hours: number) => ReactNode;
  /** Called when a disabled duration is pressed; its reason is shown in any case. */
  onDisabledPress?: (hours: number) => void;
}

export function DurationPicker(props: DurationPickerProps) {
  const { durations, value, note, whenTaken, onChange, onDisabledPress } = props;
  const [blocked, setBlocked] = useState<number | null>(null);
  const selected = durations.findIndex((choice) => choice.hours === value);
  const radio = useRovingRadio({
    count: durations.length,
    selected,
    isEnabled: (index) => durations[index]?.enabled ?? false,
    onSelect: (index) => choose(durations[index]!),
  });
  function choose(choice: DurationChoice) {
    if (!choice.enabled) {
      setBlocked(choice.hours);
      onDisabledPress?.(choice.hours);
      return;
    }
    setBlocked(null);
    onChange(choice.hours);
  }
  const disabled = durations.find((choice) => choice.hours === blocked && !choice.enabled);
  const reason = disabled?.reason;
  const alternative = disabled?.isTaken ? whenTaken?.(disabled.hours) : null;
  const [few, many] = [evenColumns(durations.length, 4), evenColumns(durations.length, 6)];
  const columns = { '--few': few, '--many': many } as CSSProperties;
  const answer = useScrollIntoViewOnChange<HTMLParagraphElement>(reason);

  return (
    <div className="dur mt-12 stack gap-8">
      <div
        className="seg"
        role="radiogroup"
        aria-label={m.reservationsChoosing.duration}
        onKeyDown={radio.onKeyDown}
        style={columns}
      >
        {durations.map((choice, index) => (
          <button
            key={choice.hours}
            type="button"
            role="radio"
            tabIndex={radio.tabIndex(index)}
            aria-checked={index === selected}
            aria-disabled={!choice.enabled}
            aria-label={
              choice.enabled
                ? undefined
                : `${hoursText(choice.hours)}. ${choice.reason ?? m.reservationsChoosing.timeNotAvailable}`
            }
            title={choice.enabled ? undefined : choice.reason}
            onFocus={() => setBlocked(choice.enabled ? null : choice.hours)}
            onClick={() => choose(choice)}
          >
            <span>{hoursText(choice.hours)}</span>
          </button>
        ))}
      </div>
      <p ref={answer} className="sm mute dur-n" role="status">
        {(reason ?? note) && <Clock className="ic ic-16" aria-hidden="true" />}
        <span>{keepTimesTogether(reason ?? note ?? '')}</span>
      </p>
      {alternative && <div className="mt-12">{alternative}</div>}
    </div>
  );
}

export const DurationSkeleton = (): ReactNode => (
  <div className="dur mt-12 stack gap-8 dur-wait">
    <Skeleton />
  </div>
);

/** As many as fit into a row, so that all rows are about equally long: 8 are 4 and 4. */
const evenColumns = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most));

function hoursText(hours: number): string {
  return m.common.hourHours({ count: hours });
}
