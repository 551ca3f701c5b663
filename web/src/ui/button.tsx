import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';

/**
 * primary: the main action of a view; line: a second action beside it; quiet: Edit, Cancel; loss: text for an action
 * that takes something away; destroy: the same, inside a dialog.
 */
export type ButtonLook = 'primary' | 'line' | 'quiet' | 'loss' | 'destroy';

type Shape = { look?: ButtonLook; large?: boolean; block?: boolean };

function classOf({ look = 'line', large, block }: Shape, className?: string): string {
  return ['btn', `btn-${look}`, large && 'btn-lg', block && 'btn-block', className].filter(Boolean).join(' ');
}

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Shape & {
    /** A request is under way: the button keeps its width and ignores presses. */
    busy?: boolean;
    /** Shown while busy, e.g. "Submitting..."; without it a spinner covers the label. */
    busyLabel?: string;
    /** Not possible now; explain why beside the button and refer to it with aria-describedby. */
    disabled?: boolean;
  };

export function Button(props: ButtonProps): ReactNode {
  const {
    look,
    large,
    block,
    busy = false,
    busyLabel,
    disabled,
    className,
    children,
    onClick,
    ...rest
  } = props;
  // A busy button stays focusable, because the focus would jump to the start of the page, so it ignores presses itself.
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, large, block }, className)}
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busyLabel === undefined ? (
        <>
          <span className="btn-label">{children}</span>
          {busy && <Spinner />}
        </>
      ) : (
        <span className="btn-swap">
          <span className="btn-label" aria-hidden={busy}>
            {children}
          </span>
          <span className="btn-label" aria-hidden={!busy}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
}

type ButtonLinkProps = Shape & {
  href: string;
  /** Passed on to that screen in the history entry. */
  state?: object;
  /** What else a press does. */
  onClick?: () => void;
  className?: string;
  children: ReactNode;
};

/** A link to another screen that looks like a button. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { href, state, onClick, look, large, block, className, children } = props;
  return (
    <Link href={href} state={state} onClick={onClick} className={classOf({ look, large, block }, className)}>
      {children}
    </Link>
  );
}

/** A square button with an icon; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  ...rest
}: ComponentProps<'button'> & { label: string }): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={className ? `icon-btn ${className}` : 'icon-btn'}
    />
  );
}

const Spinner = (): ReactNode => <span className="spin" aria-hidden="true" />;
