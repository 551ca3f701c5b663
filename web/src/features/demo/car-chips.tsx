import type { ReactNode } from 'react';

type CarChipsProps<V extends string | number> = {
  legend: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChoose: (value: V) => void;
};

/** A few words side by side, of which one is chosen. */
export function CarChips<V extends string | number>(props: CarChipsProps<V>): ReactNode {
  const { legend, choices, value, onChoose } = props;
  return (
    <fieldset className="dm-chips line gap-8">
      <legend className="vh">{legend}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="sm medium"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
