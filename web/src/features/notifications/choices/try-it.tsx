import { m } from '@chargerota/messages';
import type { NotificationMethod } from '@chargerota/domain';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTryNotification } from '../api.ts';

/** Sends a notification to oneself; what happened is said beside the button. */
export function TryIt({ method, children }: { method: NotificationMethod; children?: ReactNode }): ReactNode {
  const attempt = useTryNotification();
  return (
    <div className="nc-acts line mid">
      <Button look="quiet" busy={attempt.isPending} onClick={() => attempt.mutate(method)}>
        <Send className="ic ic-16" aria-hidden="true" />
        {m.notificationsChoices.tryIt}
      </Button>
      {children}
      <output className="nc-result">
        {attempt.isSuccess && <Badge tone="ok">{attempt.data.message}</Badge>}
        {attempt.isError && <Badge tone="loss">{reasonOf(attempt.error)}</Badge>}
      </output>
    </div>
  );
}

/** What the channel itself said is in the details. */
function reasonOf(error: Error): string {
  const reason = error instanceof ApiError ? error.details[0]?.message : undefined;
  return reason ? `${error.message} ${reason}` : error.message;
}
