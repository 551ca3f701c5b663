import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isNotSent } from '../lib/api.ts';
import { showFailuresIn } from '../lib/failure-places.ts';
import { useIsOffline } from '../lib/network.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { reportOf } from './report-fault.ts';
import type { Toast } from './toast.ts';

/**
 * Tells what failed of what was pressed in the nearest ancestor that matches `within`, and stays until the next attempt.
 * Without such a place around it, a failure is told in a toast.
 */
export function Failures({ within = 'form' }: { within?: string }): ReactNode {
  const [told, setTold] = useState<{ failure: Toast; count: number } | null>(null);
  const marker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = marker.current?.closest(within);
    if (!around) throw new Error(`no ${within} around the place of failures`);
    return showFailuresIn<Toast>(around, (failure) =>
      setTold((before) => failure && { failure, count: (before?.count ?? 0) + 1 }),
    );
  }, [within]);
  // That there is no connection is not said any longer than it is true.
  const isOffline = useIsOffline();
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (wasOffline !== isOffline) {
    setWasOffline(isOffline);
    if (!isOffline && told && isNotSent(told.failure.error)) setTold(null);
  }
  const action = told && (told.failure.action ?? reportOf(told.failure.error));
  return (
    <div ref={marker} className="failures" hidden={!told}>
      {told && (
        // A second failure is read out again.
        <Notice
          key={told.count}
          tone="loss"
          title={told.failure.title}
          action={
            action && (
              <Button look="quiet" onClick={action.onPress}>
                {action.label}
              </Button>
            )
          }
        >
          {told.failure.description}
        </Notice>
      )}
    </div>
  );
}
