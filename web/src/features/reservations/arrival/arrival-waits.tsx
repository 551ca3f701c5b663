import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';

/** In the place of Confirm arrival, once it was pressed without a network. */
export const ArrivalWaits = (): ReactNode => (
  <Notice tone="wait" title="Your arrival is not confirmed yet">
    Your confirmation is saved, and is sent as soon as there is a connection. Keep ChargeRota open: it tells
    you whether it was in time.
  </Notice>
);
