import { useId } from 'react';
import type { ReactNode } from 'react';

type SwitchProps = {
  label: ReactNode;
  /** What being on means. */
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why it cannot be changed now; takes the place of the hint. */
  barred?: ReactNode;
};

/** On or off, at the end of its row; the whole row takes the press. A checkbox underneath: Space and forms work. */
export function Switch({ label, hint, checked, onChange, barred }: SwitchProps): ReactNode {
  const id = useId();
  const note = barred || hint;
  return (
    <div className={barred ? 'switch-row is-barred' : 'switch-row'}>
      <label htmlFor={id}>{label}</label>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        disabled={Boolean(barred)}
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
