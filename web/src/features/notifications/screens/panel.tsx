import { m } from '@chargerota/messages';
import { Popover } from 'radix-ui';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'wouter';
import { choicesPath, paths } from '../../../lib/paths.ts';
import { NotificationList } from './list/notification-list.tsx';
import { ReadAllButton } from './list/read-all-button.tsx';

type NotificationPanelProps = { anchor: RefObject<HTMLElement | null>; onClose: () => void };

/** The notifications below the bell. Escape, or a press elsewhere, closes it and returns the focus to the bell. */
export function NotificationPanel({ anchor, onClose }: NotificationPanelProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="pop bell-panel"
          aria-labelledby="bell-panel-title"
          align="end"
          sideOffset={6}
          collisionPadding={{ top: 12, left: 12, right: 12, bottom: 88 }}
          // A press on the bell closes the panel by itself; closed here, it would open again.
          onInteractOutside={(event) =>
            event.target instanceof Node && anchor.current?.contains(event.target) && event.preventDefault()
          }
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) anchor.current?.focus({ preventScroll: true });
          }}
        >
          <div className="bell-head row ends gap-12">
            <h2 id="bell-panel-title" ref={heading} tabIndex={-1}>
              {m.common.notifications}
            </h2>
            <ReadAllButton onPress={() => heading.current?.focus()} />
          </div>
          <div className="bell-body">
            <NotificationList level={3} onLeave={onClose} />
          </div>
          <div className="bell-foot">
            <Link href={paths.notifications} className="btn btn-quiet sm" onClick={onClose}>
              {m.notifications.allNotifications}
            </Link>
            <Link href={choicesPath} className="btn btn-quiet sm" onClick={onClose}>
              {m.common.notificationSettings}
            </Link>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
