import { m } from '@chargerota/messages';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useBackCloses } from '../lib/leave-guard.ts';
import { useJustCame } from '../lib/use-over-time.ts';
import { Button, IconButton } from './button.tsx';
import { Failures } from './failures.tsx';
import { useScrollLock } from './scroll-lock.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The time or number that the dialog is about, set large. */
  figure?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons. The one with `data-safe` gets the focus; without one, the first field does. */
  actions?: ReactNode;
  wide?: boolean;
  /** A question that must be answered: it has no close button, and a press outside does nothing. */
  question?: boolean;
  /**
   * True if the dialog opens with a response of the server and not with a press: its buttons ignore presses for a
   * second.
   */
  comesByItself?: boolean;
};

/**
 * A dialog about one thing. Centred on wide screens, a sheet on phones. Escape and the back button close it; the focus
 * returns to where it was.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { open, onClose, title, figure, description, children, actions, wide, question, comesByItself } =
    props;
  useScrollLock(open);
  useBackCloses(open, onClose);
  // The second press of a double click that opened the dialog is outside it, and must not close it.
  const justCame = useJustCame(open);
  // A second press of the button that brought it must not press what came in its place.
  const isResting = (comesByItself && justCame) || undefined;
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const focusFirst = (event: Event): void => {
    opener.current = document.activeElement;
    const first = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    const target =
      first('[data-safe]') ??
      first('.dlg-body :is(input:not([readonly]), select, textarea, button):not(:disabled)');
    if (!target) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
    // In a window that is lower than the dialog, it would begin with its end, and its title would be out of sight.
    if (content.current && !isInSight(target, content.current))
      content.current.focus({ preventScroll: true });
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <RadixDialog.Portal>
        {/* Radix's Overlay writes a style element, which the CSP refuses; useScrollLock does its work. */}
        <div className="scrim">
          <RadixDialog.Content
            ref={content}
            className={wide ? 'pop dlg is-wide' : 'pop dlg'}
            role={question ? 'alertdialog' : 'dialog'}
            aria-modal="true"
            onOpenAutoFocus={focusFirst}
            // Radix returns the focus to its own trigger, but our dialogs are opened by buttons anywhere.
            onCloseAutoFocus={() => returnFocus(opener.current)}
            onInteractOutside={(event) => (question || justCame) && event.preventDefault()}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <RadixDialog.Title>{title}</RadixDialog.Title>
            {figure && <p className="dlg-figure fig fig-28">{figure}</p>}
            {description !== undefined && (
              <RadixDialog.Description className="mute">{description}</RadixDialog.Description>
            )}
            {children && (
              <div className="dlg-body" data-just-changed={isResting}>
                {children}
              </div>
            )}
            <Failures within=".dlg" />
            {actions && (
              <div className="dlg-actions" data-just-changed={isResting}>
                {actions}
              </div>
            )}
            {!question && (
              <RadixDialog.Close asChild>
                <IconButton label={m.common.close} className="dlg-close">
                  <X className="ic ic-16" aria-hidden="true" />
                </IconButton>
              </RadixDialog.Close>
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Whether an element of a dialog that is just coming is within the window, however far its animation has moved both. */
function isInSight(element: HTMLElement, dialog: HTMLElement): boolean {
  const below = element.getBoundingClientRect().bottom - dialog.getBoundingClientRect().top;
  return dialog.offsetTop + below <= window.innerHeight;
}

/**
 * Returns the focus to where it was. If that element has disappeared, the focus goes to the screen's heading, unless a
 * dialog below has already received it.
 */
function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected && to !== document.body) to.focus();
  else if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

type ConfirmDialogProps = Pick<
  DialogProps,
  'onClose' | 'title' | 'figure' | 'description' | 'children' | 'wide' | 'comesByItself'
> & {
  /** The action, in the words of the button that opened this. */
  confirmLabel: string;
  /** The label of the button that changes nothing; it has the focus. */
  keepLabel: string;
  /** Does it. Rejects if it is not done, after the failure was told. */
  act: () => Promise<unknown>;
  /** What would be lost is not known yet. */
  disabled?: boolean;
  /** True if nobody loses anything by it, so that the button does not warn. */
  harmless?: boolean;
};

/**
 * Asks before something is lost: names it, says what would be lost, and focuses the button that keeps it. The question
 * stays until the act is done; if it fails, with the reason above the buttons, to try again. It is open while it is
 * rendered.
 */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { confirmLabel, keepLabel, act, disabled, harmless, ...question } = props;
  const [isActing, setActing] = useState(false);
  const isAsking = useRef(true);
  useEffect(() => {
    isAsking.current = true;
    return () => void (isAsking.current = false);
  }, []);
  const confirm = async (): Promise<void> => {
    setActing(true);
    const isDone = await act().then(
      () => true,
      () => false,
    );
    setActing(false);
    // Whoever has closed it meanwhile may have been asked something else.
    if (isDone && isAsking.current) question.onClose();
  };
  return (
    <Dialog
      {...question}
      open
      question
      actions={
        <>
          <Button data-safe onClick={question.onClose}>
            {keepLabel}
          </Button>
          <Button
            look={harmless ? 'primary' : 'destroy'}
            busy={isActing}
            disabled={disabled}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
