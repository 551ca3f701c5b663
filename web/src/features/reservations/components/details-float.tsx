import { Popover } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import '../styles/details-float.css';

export interface DetailsFloatProps {
  /** The bar or button that the details are about; null while closed. */
  anchor: HTMLElement | null;
  titleId: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Shows details: on wide screens in a popover with a pointer beside its bar, over past hours if there is room; on
 * phones in a sheet above the navigation. Escape, or a press elsewhere, closes it and returns the focus to the bar.
 */
export function DetailsFloat({ anchor, titleId, onClose, children }: DetailsFloatProps) {
  // Kept after closing, to return the focus.
  const [last, setLast] = useState(anchor);
  if (anchor && anchor !== last) setLast(anchor);
  return (
    <Popover.Root open={anchor !== null} onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: last }} />
      <Popover.Portal>
        <Popover.Content
          className="pop details-float"
          aria-labelledby={titleId}
          side="left"
          sideOffset={12}
          collisionPadding={{ top: 16, left: 16, right: 16, bottom: 96 }}
          onOpenAutoFocus={() => last?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            last?.focus({ preventScroll: true });
          }}
        >
          {children}
          <Popover.Arrow className="details-arrow" width={16} height={8} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
