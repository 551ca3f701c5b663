import { m } from '@chargerota/messages';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useReadNotifications } from '../../api.ts';
import { useNewestNotifications } from '../../unread-api.ts';

/** Gone once nothing is left to read; `onPress` takes the focus elsewhere before. */
export function ReadAllButton({ onPress }: { onPress: () => void }): ReactNode {
  const unread = useNewestNotifications().data?.unread ?? 0;
  const read = useReadNotifications();
  if (unread === 0) return null;
  const press = (): void => {
    onPress();
    read.mutate(null);
  };
  return (
    <Button look="quiet" onClick={press}>
      <CheckCheck className="ic ic-16" aria-hidden="true" />
      {m.notificationsList.markAllAsRead}
    </Button>
  );
}
