import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type ChipChoicesProps<V extends string> = {
  legend: string;
  choices: readonly { value: V; label: string }[];
  value: readonly V[];
  onChange: (chosen: V[]) => void;
};

/** Any number of choices from a few, as words to press. */
export function ChipChoices<V extends string>(props: ChipChoicesProps<V>): ReactNode {
  const { legend, choices, value, onChange } = props;
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="chips">
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
    </fieldset>
  );
}
