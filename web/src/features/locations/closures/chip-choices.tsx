import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from '../../../ui/field.tsx';

type ChipChoicesProps = {
  legend: string;
  legendHidden?: boolean;
  choices: readonly { value: string; label: string }[];
  value: readonly string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
};

/** Any of many, as chips. */
export function ChipChoices({
  legend,
  legendHidden = false,
  choices,
  value,
  error,
  onChange,
}: ChipChoicesProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error && `${id}-error`}>
      <legend className={legendHidden ? 'vh' : 'label'}>{legend}</legend>
      <div className="chips cl-spots">
        {choices.map((choice) => (
          <label key={choice.value} className="chip">
            <input
              type="checkbox"
              className="vh"
              checked={value.includes(choice.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...value, choice.value] : value.filter((one) => one !== choice.value),
                )
              }
            />
            <Check className="ic ic-14" aria-hidden="true" />
            {choice.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
