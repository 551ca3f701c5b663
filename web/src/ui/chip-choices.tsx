import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './field.tsx';

type ChipChoicesProps<V extends string> = {
  legend: string;
  legendHidden?: boolean;
  choices: readonly { value: V; label: string }[];
  value: readonly V[];
  error?: string | undefined;
  /** They may be so many that they have to. */
  scrolls?: boolean;
  onChange: (chosen: V[]) => void;
};

/** Any number of choices, as words to press. */
export function ChipChoices<V extends string>({
  legend,
  legendHidden = false,
  choices,
  value,
  error,
  scrolls = false,
  onChange,
}: ChipChoicesProps<V>): ReactNode {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error && `${id}-error`}>
      <legend className={legendHidden ? 'vh' : 'label'}>{legend}</legend>
      <div className={scrolls ? 'chips chips-many' : 'chips'}>
        {choices.map((choice) => (
          <label key={choice.value} className="chip">
            <input
              type="checkbox"
              className="vh"
              checked={value.includes(choice.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...value, choice.value]
                    : value.filter((chosen) => chosen !== choice.value),
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
