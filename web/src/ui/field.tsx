import { m } from '@chargerota/messages';
import { CircleX, Eye, EyeOff, ChevronDown } from 'lucide-react';
import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { scrollIntoViewIfNeeded } from '../lib/scroll-into-view.ts';
import { IconButton } from './button.tsx';

type ControlAttributes = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  required?: boolean;
};

const FieldControl = createContext<ControlAttributes>({});

type FieldProps = {
  label: ReactNode;
  /** Help for filling in the field; an error replaces it. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Shown below the hint or error and part of the description, for example the strength of a password. */
  below?: ReactNode;
  required?: boolean;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
  /** Shown at the end of the label's line, e.g. Forgot Password. */
  aside?: ReactNode;
  /** One control of this file; it takes its id and description from this field. */
  children: ReactNode;
};

/**
 * A label, a control, and a hint or error below, connected for screen readers. Works with `register` of
 * react-hook-form.
 */
export function Field({
  label,
  hint,
  error,
  below,
  required,
  optional = false,
  aside,
  children,
}: FieldProps): ReactNode {
  const id = useId();
  const noteId = `${id}-note`;
  const belowId = `${id}-below`;
  const description = [(hint || error) && noteId, below && belowId].filter(Boolean).join(' ');
  const control: ControlAttributes = {
    id,
    ...(description && { 'aria-describedby': description }),
    ...(error && { 'aria-invalid': true }),
    // Only for screen readers: the form's own check shows the error, not the browser's bubble.
    ...(required && { required: true }),
  };
  return (
    <div className={aside ? 'field has-aside' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      <FieldControl value={control}>{children}</FieldControl>
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <span className="hint" id={noteId}>
            {hint}
          </span>
        )
      )}
      {below && <div id={belowId}>{below}</div>}
      {/* After the control, so that Tab leads from one field to the next. */}
      {aside && <span className="field-aside">{aside}</span>}
    </div>
  );
}

/** Marks what may stay empty, in a label, a legend or a section's title. */
export const Optional = (): ReactNode => <span className="opt"> {m.parts.optional}</span>;

/** An icon and a sentence, so that an error never depends on colour alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // If several fields have errors, the one with the focus should be read first.
    if (place.current?.closest('.field')?.contains(document.activeElement))
      scrollIntoViewIfNeeded(place.current);
  }, []);
  return (
    <span ref={place} className="err" id={id} role="alert">
      <CircleX className="ic ic-16" aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

export function TextInput({ className, ...props }: ComponentProps<'input'>): ReactNode {
  const control = useContext(FieldControl);
  return <input type="text" {...control} {...props} className={className ? `input ${className}` : 'input'} />;
}

/** A password that can be made visible while typing; set autoComplete to `current-password` or `new-password`. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="with-end">
      <TextInput {...props} type={shown ? 'text' : 'password'} className="has-end" />
      <IconButton label={m.parts.showPassword} aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Icon className="ic" aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** The browser's own select with our styles, because it is the best picker on a phone. Children are `<option>`s. */
export function Select({ children, ...props }: ComponentProps<'select'>): ReactNode {
  return (
    <span className="select-wrap">
      <select {...useContext(FieldControl)} {...props} className="input select">
        {children}
      </select>
      <ChevronDown className="ic" aria-hidden="true" />
    </span>
  );
}

type SelectButtonProps = {
  /** Whether the dialog is open. */
  expanded: boolean;
  dialogId: string;
  onClick: () => void;
  /** What is chosen. */
  children: ReactNode;
};

/** Looks like a select, and opens a dialog that offers more than a select can. */
export function SelectButton({ expanded, dialogId, onClick, children }: SelectButtonProps): ReactNode {
  return (
    <span className="select-wrap">
      <button
        {...buttonAttributes(useContext(FieldControl))}
        type="button"
        className="input select"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its name is the label, its value what is chosen
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={expanded}
        aria-controls={expanded ? dialogId : undefined}
        onClick={onClick}
      >
        {children}
      </button>
      <ChevronDown className="ic" aria-hidden="true" />
    </span>
  );
}

const buttonAttributes = ({ required, ...attributes }: ControlAttributes) => ({
  ...attributes,
  ...(required && { 'aria-required': true }),
});

export function TextArea(props: ComponentProps<'textarea'>): ReactNode {
  return <textarea rows={4} {...useContext(FieldControl)} {...props} className="input" />;
}
