import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useReadNotices } from '../../api.ts';
import { useNewestNotices } from '../../unread-api.ts';

/** Gone once nothing is left to read; `onPress` takes the focus elsewhere before. */
export function ReadAllButton({ onPress }: { onPress: () => void }): ReactNode {
  const unread = useNewestNotices().data?.unread ?? 0;
  const read = useReadNotices();
  if (unread === 0) return null;
  const press = (): void => {
    onPress();
    read.mutate(null);
  };
  return (
    <Button look="quiet" onClick={press}>
      <CheckCheck className="ic ic-16" aria-hidden="true" />
      Mark all as read
    </Button>
  );
}
