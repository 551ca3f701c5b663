import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useBackCloses } from '../lib/leave-guard.ts';
import { useJustCame } from '../lib/use-just-changed.ts';
import { Button, IconButton } from './button.tsx';
import { useStillPage } from './still-page.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The time or count that this is about, set large. */
  figure?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons. The one with `data-safe` gets the focus; without one, the first field. */
  actions?: ReactNode;
  wide?: boolean;
  /** A question that must be answered: no cross, a press outside does nothing. */
  question?: boolean;
  /** Comes with an answer of the server instead of with the press that opens it: its buttons take no press for a second. */
  comesByItself?: boolean;
};

/**
 * Asks about one thing. Centred on wide screens, a sheet on phones; Escape and the back button close it, focus returns
 * to where it was.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { open, onClose, title, figure, description, children, actions, wide, question, comesByItself } =
    props;
  useStillPage(open);
  useBackCloses(open, onClose);
  // The second click of a double click that opened it lands outside, and must not close it.
  const justCame = useJustCame(open);
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
    target.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <RadixDialog.Portal>
        {/* Not Radix's Overlay: it writes a style element, which the CSP refuses. useStillPage does its work. */}
        <div className="scrim">
          <RadixDialog.Content
            ref={content}
            className={wide ? 'pop dlg is-wide' : 'pop dlg'}
            role={question ? 'alertdialog' : 'dialog'}
            aria-modal="true"
            onOpenAutoFocus={focusFirst}
            // Radix returns the focus to its own trigger; our openers are buttons anywhere.
            onCloseAutoFocus={() => returnFocus(opener.current)}
            onInteractOutside={(event) => (question || justCame) && event.preventDefault()}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <RadixDialog.Title>{title}</RadixDialog.Title>
            {figure && <p className="dlg-figure fig fig-28">{figure}</p>}
            {description !== undefined && (
              <RadixDialog.Description className="mute">{description}</RadixDialog.Description>
            )}
            {children && <div className="dlg-body">{children}</div>}
            {actions && (
              <div className="dlg-actions" data-just-changed={(comesByItself && justCame) || undefined}>
                {actions}
              </div>
            )}
            {!question && (
              <RadixDialog.Close asChild>
                <IconButton label="Close" className="dlg-close">
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

/**
 * To where it was. When that has gone with what the dialog was about: to the screen's heading, unless a dialog below
 * has given the focus back already.
 */
function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected && to !== document.body) to.focus();
  else if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

type ConfirmDialogProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'figure' | 'description'> & {
  /** What is done, in the words of the button that opened this. */
  confirmLabel: string;
  /** The button that changes nothing; it has the focus. */
  keepLabel: string;
  onConfirm: () => void;
  busy?: boolean;
};

/** Asks before something is lost: names it, says what would be lost, and makes keeping it the easy choice. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { confirmLabel, keepLabel, onConfirm, busy, ...question } = props;
  return (
    <Dialog
      {...question}
      question
      actions={
        <>
          <Button data-safe onClick={question.onClose}>
            {keepLabel}
          </Button>
          <Button look="destroy" busy={busy ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
