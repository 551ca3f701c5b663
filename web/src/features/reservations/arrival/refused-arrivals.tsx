import type { ReactNode } from 'react';
import { dropArrival, useRefusedArrivals } from '../../../lib/kept/arrivals.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Says of each arrival that was sent late why the server refused it, until that is put away. */
export const RefusedArrivals = (): ReactNode =>
  useRefusedArrivals().map(({ reservationId, refusal }) => (
    <Notice
      key={reservationId}
      tone="loss"
      title={refusal?.title}
      action={
        <span className="notice-acts">
          <ButtonLink href={paths.booking}>Book another time</ButtonLink>
          <Button look="quiet" onClick={() => dropArrival(reservationId)}>
            Close this message
          </Button>
        </span>
      }
    >
      {refusal?.text}
    </Notice>
  ));
