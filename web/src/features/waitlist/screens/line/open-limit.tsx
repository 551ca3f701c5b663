import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { MyOrganization } from '@chargerota/contract';
import { PROPOSED_OPEN_BOOKINGS, UNLIMITED_OPEN } from '@chargerota/domain';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatFarDayOf } from '../../../../lib/dates.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { readText, writeText } from '../../../../lib/storage.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { useSaveSettings } from '../../../organizations/settings-api.ts';

const NOT_NOW_MS = 28 * 24 * 3_600_000;

/** Storage key of the instant until which an organization's administrator does not want to be asked. */
const notNowKey = (organizationId: string): string => `openLimitNotNow:${organizationId}`;

/** Proposes a limit of coming reservations for each member. One press sets it, another takes it back. */
export function OpenLimit(): ReactNode {
  const organization = useCurrentOrganization();
  return organization ? <Proposal key={organization.id} organization={organization} /> : null;
}

function Proposal({ organization }: { organization: MyOrganization }): ReactNode {
  const key = notNowKey(organization.id);
  const [notBefore, setNotBefore] = useState(() => readText(key));
  const [answer, setAnswer] = useState<'set' | 'not now' | null>(null);
  const save = useSaveSettings(organization.id, 'rules');
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; the focus goes on to what has come in its place.
  useEffect(() => {
    if (answer) place.current?.focus({ preventScroll: true });
  }, [answer]);
  const isUnlimited = organization.maxOpenBookings === UNLIMITED_OPEN;

  if (answer === 'set' && organization.maxOpenBookings === PROPOSED_OPEN_BOOKINGS) {
    return (
      <div ref={place} tabIndex={-1} className="line-limit">
        <p>
          <Rich
            of={m.waitlistLine.eachMemberCanHaveAtMost({ count: PROPOSED_OPEN_BOOKINGS })}
            b={(it) => <b className="strong">{it}</b>}
          />
        </p>
        <div className="line gap-12">
          <Button
            busy={save.isPending}
            onClick={() =>
              save.mutate(
                { changes: { maxOpenBookings: UNLIMITED_OPEN }, isUndo: true },
                { onSuccess: () => setAnswer(null) },
              )
            }
          >
            {m.waitlistLine.undo}
          </Button>
        </div>
      </div>
    );
  }
  if (!isUnlimited) return null;
  if (notBefore !== null && now < new Date(notBefore)) {
    if (answer !== 'not now') return null;
    return (
      <div ref={place} tabIndex={-1} className="line-limit">
        <p className="mute">
          {m.waitlistLine.youAreNotAskedAgain({ day: formatFarDayOf(new Date(notBefore), now) })}
        </p>
      </div>
    );
  }
  const putOff = (): void => {
    const until = new Date(now.getTime() + NOT_NOW_MS).toISOString();
    writeText(key, until);
    setNotBefore(until);
    setAnswer('not now');
  };
  return (
    <div ref={place} tabIndex={-1} className="line-limit">
      <p>
        <Rich
          of={m.waitlistLine.membersCanReserveAnyNumber({ count: PROPOSED_OPEN_BOOKINGS })}
          b={(it) => <b className="strong">{it}</b>}
        />
      </p>
      <div className="line gap-12">
        <Button
          look="primary"
          busy={save.isPending}
          onClick={() =>
            save.mutate(
              { changes: { maxOpenBookings: PROPOSED_OPEN_BOOKINGS } },
              { onSuccess: () => setAnswer('set') },
            )
          }
        >
          {m.waitlistLine.allowAtMost({ count: PROPOSED_OPEN_BOOKINGS })}
        </Button>
        <Button look="quiet" onClick={putOff}>
          {m.common.notNow}
        </Button>
      </div>
    </div>
  );
}
