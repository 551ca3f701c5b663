import { useId } from 'react';
import type { ReactNode } from 'react';

type SwitchProps = {
  label: ReactNode;
  /** Explains what the switch does when it is on. */
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The reason why it cannot be changed now; replaces the hint. */
  disabledReason?: ReactNode;
};

/**
 * An on/off switch at the end of its row; pressing anywhere in the row works. It is a checkbox, so Space and forms
 * work.
 */
export function Switch({ label, hint, checked, onChange, disabledReason }: SwitchProps): ReactNode {
  const id = useId();
  const note = disabledReason || hint;
  return (
    <div className={disabledReason ? 'switch-row is-disabled' : 'switch-row'}>
      <label htmlFor={id}>{label}</label>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        disabled={Boolean(disabledReason)}
        onChange={(event) => onChange(event.target.checked)}
        {...(note && { 'aria-describedby': `${id}-note` })}
      />
      {note && (
        <span className="hint" id={`${id}-note`}>
          {note}
        </span>
      )}
    </div>
  );
}
