import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ToneSign } from './badge.tsx';
import { IconButton } from './button.tsx';
import { reportOf } from './report-fault.ts';
import { currentToast, dismissToast, onToastChange } from './toast.ts';

const SHOWN_MS = 5000;
/** A failure that has no place on the screen may not go unread. */
const FAILURE_MS = 20_000;

/**
 * Shows toasts: top right on wide screens, above the navigation on small ones, where they cover no heading. F8 moves the focus there; a swipe to the right
 * dismisses.
 */
export function Toaster(): ReactNode {
  const shown = useSyncExternalStore(onToastChange, currentToast);
  const tone = shown?.tone ?? 'ok';
  const action = shown && (shown.action ?? reportOf(shown.error));
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <RadixToast.Root
          key={shown.id}
          className="pop toast"
          open={shown.open}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          duration={shown.durationMs ?? (tone === 'loss' ? FAILURE_MS : SHOWN_MS)}
          type={tone === 'loss' ? 'foreground' : 'background'}
        >
          <span className={`b-${tone}`}>
            <ToneSign tone={tone} />
          </span>
          <div className="toast-main">
            <div className="toast-t">
              <RadixToast.Title className="strong">{shown.title}</RadixToast.Title>
              {shown.description && (
                <RadixToast.Description className="sm mute">{shown.description}</RadixToast.Description>
              )}
            </div>
            {action && (
              <RadixToast.Action
                className="btn btn-quiet"
                altText={action.label}
                onClick={({ currentTarget, detail }) => {
                  // With the focus among the toasts, the next one would not close. A pointer leaves no focus there; a
                  // keyboard goes on from where it is.
                  if (detail > 0) currentTarget.blur();
                  action.onPress();
                }}
              >
                {action.label}
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close asChild>
            <IconButton label="Close">
              <X className="ic ic-16" aria-hidden="true" />
            </IconButton>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className="toasts" />
    </RadixToast.Provider>
  );
}
