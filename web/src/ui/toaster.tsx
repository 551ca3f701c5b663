import { m } from '@chargerota/messages';
import { keepTimesTogether } from '@chargerota/domain';
import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode, RefObject } from 'react';
import { isNotSent } from '../lib/api.ts';
import { lastPress } from '../lib/failure-places.ts';
import { useIsOffline } from '../lib/network.ts';
import { ToneIcon } from './badge.tsx';
import { IconButton } from './button.tsx';
import { reportOf } from './report-fault.ts';
import { useIsPageCovered } from './scroll-lock.ts';
import { currentToast, dismissToast, dismissPlainToast, onToastChange } from './toast.ts';

const SHOWN_MS = 5000;
/** A failure that has no place on the screen may not go unread. */
const FAILURE_MS = 20_000;

/** Radix's key, which leads to the list of toasts. */
const KEY = 'F8';

/**
 * Shows toasts: above the navigation, or at the top if they cover fewer controls there; on small screens also if what was
 * used stands below, which may be what is used next. F8 moves the focus there; a swipe to the right dismisses. While a
 * dialog is open none is shown: what can be pressed, what failed and what came meanwhile is shown, for its whole time,
 * once the dialog has closed; anything else is put away.
 */
export function Toaster(): ReactNode {
  const shown = useSyncExternalStore(onToastChange, currentToast);
  const isCovered = useIsPageCovered();
  usePuttingAway(isCovered);
  const viewport = useKeyToAction();
  const isByKeys = useSyncExternalStore(onFocusChange, isFocusSeen);
  const isHigh = useIsHigh(isCovered ? undefined : shown?.id, viewport);
  const tone = shown?.tone ?? 'ok';
  const action = shown && (shown.action ?? reportOf(shown.error));
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={50} label={m.app.toast}>
      {shown && (
        <RadixToast.Root
          key={shown.id}
          className={isByKeys ? 'pop toast is-by-keys' : 'pop toast'}
          open={shown.open && !isCovered}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          duration={shown.durationMs ?? (tone === 'loss' ? FAILURE_MS : SHOWN_MS)}
          type={tone === 'loss' ? 'foreground' : 'background'}
        >
          <span className={`b-${tone}`}>
            <ToneIcon tone={tone} />
          </span>
          <div className="toast-main">
            <div className="toast-t">
              <RadixToast.Title className="strong">{shown.title}</RadixToast.Title>
              {shown.description && (
                <RadixToast.Description className="sm mute">
                  {keepTimesTogether(shown.description)}
                </RadixToast.Description>
              )}
            </div>
            {action && (
              <RadixToast.Action
                className="btn btn-quiet"
                altText={action.label}
                aria-keyshortcuts={KEY}
                onClick={({ currentTarget, detail }) => {
                  // With the focus among the toasts, the next one would not close. A pointer leaves no focus there; a
                  // keyboard goes on from where it is.
                  if (detail > 0) currentTarget.blur();
                  action.onPress();
                }}
              >
                {action.label}
                <kbd aria-hidden="true">{KEY}</kbd>
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close asChild>
            <IconButton label={m.common.close}>
              <X className="ic ic-16" aria-hidden="true" />
            </IconButton>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={viewport}
        className={isHigh ? `toasts ${HIGH}` : 'toasts'}
        label={m.app.toasts({ key: KEY })}
      />
    </RadixToast.Provider>
  );
}

const isFocusSeen = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;

function onFocusChange(listener: () => void): () => void {
  // A focus that goes to another element is told when it comes there.
  const onLeave = ({ relatedTarget }: FocusEvent): void => {
    if (!relatedTarget) listener();
  };
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', onLeave);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', onLeave);
  };
}

/** Whether a toast that appears now stands at the top of the screen. */
function useIsHigh(id: number | undefined, list: RefObject<HTMLOListElement | null>): boolean {
  const [isHigh, setHigh] = useState(false);
  useEffect(() => {
    if (id === undefined) return undefined;
    const settled = new AbortController();
    const decide = (): void =>
      setHigh(isUsedBelow() || (list.current !== null && coversLessAbove(list.current)));
    const frame = requestAnimationFrame(decide);
    // A dialog that closes gives the focus back to what opened it.
    document.addEventListener('focusin', decide, { once: true, signal: settled.signal });
    // From the next press on it stands still: a toast that moves under the finger is not pressed.
    for (const press of ['pointerdown', 'keydown'])
      document.addEventListener(press, () => settled.abort(), {
        once: true,
        capture: true,
        signal: settled.signal,
      });
    return () => {
      cancelAnimationFrame(frame);
      settled.abort();
    };
  }, [id, list]);
  return isHigh;
}

/** Whether a toast covers fewer of the screen's controls at the top. Those of the masthead are seldom wanted next. */
function coversLessAbove(list: HTMLOListElement): boolean {
  const wasHigh = list.classList.contains(HIGH);
  const [below, above] = [false, true].map((isHigh) => {
    list.classList.toggle(HIGH, isHigh);
    return controlsUnder(list);
  });
  list.classList.toggle(HIGH, wasHigh);
  return above! < below!;
}

const HIGH = 'is-high';
const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="gridcell"]';

function controlsUnder(list: HTMLOListElement): number {
  const { left, right, top, bottom } = list.getBoundingClientRect();
  return [...document.querySelectorAll(CONTROLS)].filter((control) => {
    const box = control.getBoundingClientRect();
    const isUnder = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    return isUnder && !list.contains(control) && !control.closest('.mast, .nav') && control.checkVisibility();
  }).length;
}

function isUsedBelow(): boolean {
  if (!matchMedia('(max-width: 767px)').matches) return false;
  const { activeElement, body } = document;
  const focused = activeElement === body ? null : activeElement;
  const used = focused ?? lastPress().find((each) => each instanceof Element && each.isConnected);
  if (!(used instanceof Element)) return false;
  const { top, height } = used.getBoundingClientRect();
  const middle = top + height / 2;
  return height < innerHeight / 2 && middle > innerHeight / 2 && middle < innerHeight;
}

/** Dismisses a plain toast that a dialog would hide, and the one about a lost connection once that is back. */
function usePuttingAway(isCovered: boolean): void {
  const isOffline = useIsOffline();
  // This is loaded with the first toast, which may come while a dialog is open.
  const wasCovered = useRef(isCovered);
  useEffect(() => {
    if (isCovered && !wasCovered.current) dismissPlainToast();
    wasCovered.current = isCovered;
  }, [isCovered]);
  useEffect(() => {
    const last = currentToast();
    if (!isOffline && last && isNotSent(last.error)) dismissToast(last.id);
  }, [isOffline]);
}

/** The key leads on to the toast's action, if it has one. Returns the place of the list. */
function useKeyToAction(): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On the window, so after Radix.
    const lead = ({ code }: KeyboardEvent): void => {
      if (code === KEY) list.current?.querySelector<HTMLElement>('[data-state="open"] .btn')?.focus();
    };
    window.addEventListener('keydown', lead);
    return () => window.removeEventListener('keydown', lead);
  }, []);
  return list;
}
