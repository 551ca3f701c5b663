import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import type { Stay } from '../use-stay.ts';

/** What who is charging should know before they stay: that somebody waits. */
export const SomebodyWaits = ({ stay }: { stay: Stay | null }): ReactNode =>
  stay?.isWaitedFor && (
    <Notice tone="wait" title="Somebody is waiting for a charger">
      Please release this one as soon as your car is charged.
    </Notice>
  );
