import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';

/** Wraps the part of a screen that has tooltips. They open after 700 ms, the next one within 300 ms at once. */
export function TooltipProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** Shows more on hover or focus. Touch users see no tooltips, so nothing important may be only here. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }): ReactNode {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className="tooltip" sideOffset={6} collisionPadding={12}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
