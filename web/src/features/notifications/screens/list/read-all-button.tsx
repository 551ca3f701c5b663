import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useReadNotices } from '../../api.ts';
import { useNewestNotices } from '../../unread-api.ts';

/** It stays when nothing is left to read, so that it keeps the focus. */
export function ReadAllButton(): ReactNode {
  const unread = useNewestNotices().data?.unread ?? 0;
  const read = useReadNotices();
  return (
    <Button
      look="quiet"
      aria-disabled={unread === 0}
      busy={read.isPending}
      onClick={() => unread > 0 && read.mutate(null)}
    >
      <CheckCheck className="ic ic-16" aria-hidden="true" />
      Mark all as read
    </Button>
  );
}
