import { useId } from 'react';
import type { ComponentProps, ReactNode, RefCallback } from 'react';
import { FieldError, Optional } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string | undefined;
  /** Some of what it stands for is chosen, not all. */
  partly?: boolean;
};

export function Checkbox({ label, error, partly, ...props }: CheckboxProps): ReactNode {
  const errorId = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          {...props}
          {...(partly !== undefined && {
            ref: (box: HTMLInputElement | null) => {
              if (box) box.indeterminate = partly;
            },
          })}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export type Choice<V extends string> = { value: V; label: ReactNode; disabled?: boolean };

type ChoiceGroupProps<V extends string> = {
  legend: string;
  /** True if the legend is only read out, because a heading beside it already says it. */
  legendHidden?: boolean;
  /** Says beside the legend that nothing need be chosen. */
  optional?: boolean;
  choices: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** The reason why a choice is disabled; shown below the group. */
  note?: ReactNode;
  error?: string | undefined;
  /** The first choice, which gets the focus when the answer is refused. */
  firstRef?: RefCallback<HTMLInputElement>;
};

/** A choice of one from a few, with round marks. Arrow keys move the choice. */
export function RadioGroup<V extends string>(props: ChoiceGroupProps<V>): ReactNode {
  return <ChoiceGroup {...props} className="radios" />;
}

/**
 * A choice of one from a few short words side by side. A thick tick marks the chosen one; a disabled one is hatched,
 * and `note` says why.
 */
export function Segmented<V extends string>(props: ChoiceGroupProps<V>): ReactNode {
  return <ChoiceGroup {...props} className="seg" />;
}

// Native radio buttons provide the arrow keys, the single tab stop and the screen reader's words.
function ChoiceGroup<V extends string>(
  props: ChoiceGroupProps<V> & { className: 'radios' | 'seg' },
): ReactNode {
  const { legend, legendHidden, optional, choices, value, onChange, note, error, firstRef, className } =
    props;
  const name = useId();
  const noteId = `${name}-note`;
  const segmented = className === 'seg';
  return (
    <fieldset className="field" aria-describedby={note || error ? noteId : undefined}>
      <legend className={legendHidden ? 'vh' : 'label'}>
        {legend}
        {optional && <Optional />}
      </legend>
      <div className={className}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={segmented ? undefined : 'radio'}>
            <input
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              className={segmented ? 'vh' : undefined}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        note && (
          <p className="hint" id={noteId}>
            {note}
          </p>
        )
      )}
    </fieldset>
  );
}
