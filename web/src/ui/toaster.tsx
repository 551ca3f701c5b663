import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ToneSign } from './badge.tsx';
import { IconButton } from './button.tsx';
import { currentToast, dismissToast, onToastChange } from './toast.ts';

/**
 * Shows toasts: top right on wide screens, centred on small ones. F8 moves the focus there; a swipe to the right
 * dismisses.
 */
export function Toaster(): ReactNode {
  const shown = useSyncExternalStore(onToastChange, currentToast);
  const tone = shown?.tone ?? 'ok';
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <RadixToast.Root
          key={shown.id}
          className="pop toast"
          open={shown.open}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          {...(shown.durationMs !== undefined && { duration: shown.durationMs })}
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
            {shown.action && (
              <RadixToast.Action
                className="btn btn-quiet"
                altText={shown.action.label}
                onClick={shown.action.onPress}
              >
                {shown.action.label}
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
