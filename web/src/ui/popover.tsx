import { Popover as RadixPopover } from 'radix-ui';
import type { ReactNode } from 'react';

type PopoverProps = {
  /** The single button that opens the popover. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** A small surface beside its trigger. Escape or a press outside closes it. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  side = 'bottom',
}: PopoverProps): ReactNode {
  return (
    <RadixPopover.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className="pop popover"
          aria-label={label}
          side={side}
          sideOffset={8}
          collisionPadding={12}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
