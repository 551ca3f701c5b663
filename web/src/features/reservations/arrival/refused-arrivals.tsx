import type { ReactNode } from 'react';
import { dropArrival, useRefusedArrivals } from '../../../lib/kept/arrivals.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Says of each arrival that was sent late why the server refused it, until that is put away. */
export const RefusedArrivals = (): ReactNode =>
  useRefusedArrivals().map(({ reservationId, refusal }) => (
    <Notice
      key={reservationId}
      tone="loss"
      title={refusal?.title}
      action={<Button onClick={() => dropArrival(reservationId)}>Close this message</Button>}
    >
      {refusal?.text}
    </Notice>
  ));
