import { m } from '@chargerota/messages';
import { idleLineSettings, idleSettings } from '@chargerota/domain';
import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { SETTING_LABELS, settingText } from './setting-words.ts';
import type { SettingName, Settings } from './settings.ts';
import type { SettingsForm } from './use-settings.ts';

type NamesOf<V> = { [N in SettingName]: Settings[N] extends V ? N : never }[SettingName];
type RowProps<N extends SettingName> = { form: SettingsForm; name: N; hint?: ReactNode };

/** The reason why a row cannot be changed now. */
type Disableable = { disabledReason?: string | false | null };

/** A row that the other settings make ineffective cannot be changed until these are. */
export function whyDisabled({ form, name, disabledReason }: RowProps<SettingName> & Disableable): string {
  const idle = [...idleSettings(form.edited), ...idleLineSettings(form.edited)].find(
    ({ field }) => field === name,
  );
  return disabledReason || (idle?.hint ?? '');
}

export function SwitchRow(props: RowProps<NamesOf<boolean>> & Disableable): ReactNode {
  const { form, name, hint } = props;
  return (
    <div className="set-row py-10">
      <Switch
        label={SETTING_LABELS[name]}
        hint={hint}
        disabledReason={whyDisabled(props)}
        checked={form.edited[name]}
        onChange={(on) => form.set({ [name]: on })}
      />
    </div>
  );
}

type NumberNames = NamesOf<number>;

/** A choice of a few numbers, each in words. */
export function SelectRow(
  props: RowProps<NumberNames> & Disableable & { options: readonly number[] },
): ReactNode {
  const { form, name, hint, options } = props;
  const reason = whyDisabled(props);
  const value = form.edited[name];
  // An organization may still have a value that is no longer offered.
  const all = options.includes(value) ? options : [value, ...options].toSorted((a, b) => a - b);
  return (
    <ControlRow label={SETTING_LABELS[name]} hint={reason || hint}>
      <Select
        value={value}
        disabled={reason !== ''}
        onChange={(event) => form.set({ [name]: Number(event.target.value) })}
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
  error,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="set-row py-10 is-control">
      <Field label={label} hint={hint} error={error}>
        {children}
      </Field>
    </div>
  );
}

type NumberFieldProps = {
  form: SettingsForm;
  label: string;
  hint: ReactNode;
  value: number;
  range: { min: number; max: number };
  unit: string;
  onChange: (value: number) => void;
};

/**
 * A whole number, saved by Enter and on leaving the field: typing 45 must not save 4 first. An invalid one stays in the
 * field with the reason, and Escape brings back what is saved.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { form, label, hint, value, range, unit, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const isTyping = typed !== null;
  const { setTyping } = form;
  useEffect(() => {
    setTyping(label, isTyping);
    return () => setTyping(label, false);
  }, [setTyping, label, isTyping]);
  const show = (text: string | null, wrong = false): void => {
    setTyped(text);
    setWrong(wrong);
  };
  const finish = (): void => {
    if (typed === null) return;
    const number = readNumber(typed, range);
    if (number === null) return setWrong(true);
    show(null);
    if (number !== value) onChange(number);
  };
  return (
    <ControlRow
      label={label}
      hint={hint}
      error={
        isWrong
          ? m.organizationsSettings.enterAWholeNumberFrom({ min: range.min, max: range.max })
          : undefined
      }
    >
      <NumberInput
        value={typed ?? String(value)}
        unit={unit}
        onChange={(event) => show(event.target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
          if (key === 'Escape') show(null);
        }}
      />
    </ControlRow>
  );
}

const NumberInput = ({ unit, ...input }: ComponentProps<'input'> & { unit: string }): ReactNode => (
  <span className="set-number stack gap-10 mid">
    <TextInput inputMode="numeric" autoComplete="off" maxLength={4} {...input} />
    <span className="unit">{unit}</span>
  </span>
);

function readNumber(text: string, { min, max }: NumberFieldProps['range']): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max ? number : null;
}
