import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isFault } from '../lib/api.ts';
import { navigateGuarded } from '../lib/leave-guard.ts';
import { faultReportPath } from '../lib/report-path.ts';
import { ToneSign } from './badge.tsx';
import { IconButton } from './button.tsx';
import { currentToast, dismissToast, onToastChange } from './toast.ts';
import type { Toast } from './toast.ts';

/** Reporting a fault, with the screen where it happened. */
const reportOf = (error: Error | undefined): Toast['action'] | null =>
  error && isFault(error)
    ? {
        label: 'Report this',
        onPress: () => navigateGuarded((to) => navigate(to), faultReportPath(location.pathname, error)),
      }
    : null;

/**
 * Shows toasts: top right on wide screens, centred on small ones. F8 moves the focus there; a swipe to the right
 * dismisses.
 */
export function Toaster(): ReactNode {
  const shown = useSyncExternalStore(onToastChange, currentToast);
  const tone = shown?.tone ?? 'ok';
  const action = shown && (shown.action ?? reportOf(shown.error));
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
            {action && (
              <RadixToast.Action className="btn btn-quiet" altText={action.label} onClick={action.onPress}>
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
