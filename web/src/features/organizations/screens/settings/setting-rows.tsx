import { idleLineSettings, idleSettings } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { SETTING_LABELS, settingText } from './setting-words.ts';
import type { SettingName, Settings } from './settings.ts';
import type { SettingsForm } from './use-draft.ts';

type NamesOf<V> = { [N in SettingName]: Settings[N] extends V ? N : never }[SettingName];
type RowProps<N extends SettingName> = { draft: SettingsForm; name: N; hint?: ReactNode };

/** The setting's hint. If the other settings make this one ineffective, says so instead. */
export function hintOf({ draft, name, hint }: RowProps<SettingName>): ReactNode {
  const idle = [...idleSettings(draft.edited), ...idleLineSettings(draft.edited)].find(
    ({ field }) => field === name,
  );
  return idle ? `Without effect until ${idle.until}.` : hint;
}

/** The reason why a row cannot be changed now. */
type Disableable = { disabledReason?: string | false | null };

export function SwitchRow({
  draft,
  name,
  hint,
  disabledReason,
}: RowProps<NamesOf<boolean>> & Disableable): ReactNode {
  return (
    <div className="set-row">
      <Switch
        label={SETTING_LABELS[name]}
        hint={hintOf({ draft, name, hint })}
        disabledReason={disabledReason}
        checked={draft.edited[name]}
        onChange={(on) => draft.set({ [name]: on })}
      />
    </div>
  );
}

type NumberNames = NamesOf<number>;

/** A choice of a few numbers, each in words. */
export function SelectRow({
  draft,
  name,
  hint,
  disabledReason,
  options,
}: RowProps<NumberNames> & Disableable & { options: readonly number[] }): ReactNode {
  const value = draft.edited[name];
  // An organization may still have a value that is no longer offered.
  const all = options.includes(value) ? options : [value, ...options].toSorted((a, b) => a - b);
  return (
    <ControlRow label={SETTING_LABELS[name]} hint={disabledReason || hintOf({ draft, name, hint })}>
      <Select
        value={value}
        disabled={Boolean(disabledReason)}
        onChange={(event) => draft.set({ [name]: Number(event.target.value) })}
      >
        {all.map((option) => (
          <option key={option} value={option}>
            {settingText(name, option)}
          </option>
        ))}
      </Select>
    </ControlRow>
  );
}

/** Name and hint, then the control at the end of the row. */
export function ControlRow({
  label,
  hint,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="set-row is-control">
      <Field label={label} hint={hint}>
        {children}
      </Field>
    </div>
  );
}

type NumberRowProps = RowProps<NumberNames> & {
  range: { min: number; max: number };
  /** The value that replaces an invalid one. */
  fallback: number;
  unit: string;
};

export function NumberRow({ draft, name, hint, range, fallback, unit }: NumberRowProps): ReactNode {
  return (
    <ControlRow label={SETTING_LABELS[name]} hint={hint ?? `${range.min} to ${range.max}`}>
      <NumberInput
        savesAtOnce={draft.savesAtOnce}
        value={draft.edited[name]}
        range={range}
        fallback={fallback}
        unit={unit}
        onChange={(value) => draft.set({ [name]: value })}
      />
    </ControlRow>
  );
}

type NumberInputProps = Pick<NumberRowProps, 'range' | 'fallback' | 'unit'> & {
  value: number;
  onChange: (value: number) => void;
  /**
   * True if every change is saved at once. Then only the value on leaving the field counts: typing 45 must not save 4
   * first.
   */
  savesAtOnce: boolean | undefined;
};

/** A whole number. While typing, any text is allowed; on leaving the field, an invalid number becomes the fallback. */
export function NumberInput(props: NumberInputProps): ReactNode {
  const { value, range, fallback, unit, onChange, savesAtOnce } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const parse = (text: string): number | null => {
    const number = Number(text);
    return text.trim() !== '' && Number.isInteger(number) && number >= range.min && number <= range.max
      ? number
      : null;
  };
  const type = (text: string): void => {
    setTyped(text);
    const number = parse(text);
    if (number !== null && !savesAtOnce) onChange(number);
  };
  const leave = (): void => {
    if (typed === null) return;
    const number = parse(typed) ?? fallback;
    if (number !== value) onChange(number);
    setTyped(null);
  };
  return (
    <span className="set-number">
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      <span className="unit">{unit}</span>
    </span>
  );
}
