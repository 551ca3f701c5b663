import { m } from '@chargerota/messages';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatTimeThere } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { WalkInDialog } from './walk-in-dialog.tsx';
import type { OwnRow } from '../member/own-rows.ts';
import { EarlyDialog } from './early-dialog.tsx';
import type { ChargeNow } from './charge-now.ts';
import './charge-now.css';

/** What can be had this minute, and the press that leads to it; nothing where the rules allow none. */
export function ChargeNowOffer({ found, inRow }: { found: ChargeNow; inRow?: boolean }): ReactNode {
  return (
    <div className={inRow ? 'cn stack gap-8 is-row' : 'cn stack gap-8'}>
      {canChargeNow(found) && <p className="sm">{chargeNowWords(found)}</p>}
      <ChargeNowButton found={found} />
    </div>
  );
}

export const canChargeNow = ({ is }: ChargeNow): boolean =>
  is === 'early' || is === 'free' || is === 'looking';

/** The press alone. */
export function ChargeNowButton({ found }: { found: ChargeNow }): ReactNode {
  const [opened, setOpened] = useState<ChargeNow | null>(null);
  const close = (): void => setOpened(null);
  if (!opened && !canChargeNow(found)) return null;
  return (
    <>
      <Button look="primary" large block disabled={found.is === 'looking'} onClick={() => setOpened(found)}>
        <Zap className="ic" aria-hidden="true" />
        {m.reservationsChargeNow.chargeNow}
      </Button>
      {/* What has been opened stays until it is answered, whoever takes the charger meanwhile. */}
      {opened?.is === 'early' && <EarlyDialog row={opened.row} onClose={close} />}
      {opened?.is === 'free' && (
        <FreeDialog
          chargers={found.is === 'free' ? found.chargers : opened.chargers}
          found={found}
          onClose={close}
        />
      )}
    </>
  );
}

type FreeDialogProps = {
  chargers: Extract<ChargeNow, { is: 'free' }>['chargers'];
  found: ChargeNow;
  onClose: () => void;
};

function FreeDialog({ chargers, found, onClose }: FreeDialogProps): ReactNode {
  const [proposed] = useState(chargers[0]);
  const [spotId, setSpotId] = useState(proposed?.spot.id);
  const chosen = chargers.find(({ spot }) => spot.id === spotId) ?? proposed;
  if (!chosen) return null;
  return (
    <WalkInDialog
      title={m.reservationsChargeNow.chargeNow}
      place={{ ...chosen, context: found.contextAt(chosen.location) }}
      choice={{ chargers, onChoose: setSpotId }}
      onClose={onClose}
    />
  );
}

/** What can be had this minute, in a sentence; null where the rules allow nothing. */
export function chargeNowWords(found: ChargeNow): string | null {
  switch (found.is) {
    case 'looking':
      return m.reservationsChargeNow.lookingForAFreeCharger;
    case 'all_taken':
      return m.reservationsChargeNow.everyChargerIsTakenRight;
    case 'early':
      return earlyWords(found.row);
    case 'free': {
      const [first, ...others] = found.chargers;
      const charger = { spotNumber: first!.spot.spotNumber, name: first!.location.name };
      if (others.length === 0) return m.reservationsChargeNow.chargerIsFree(charger);
      return others.length === 1
        ? m.reservationsChargeNow.chargerIsFreeAndOneMore(charger)
        : m.reservationsChargeNow.chargerIsFreeAndMore({ ...charger, count: others.length });
    }
    default:
      return null;
  }
}

/** That one's own reservation can begin now, in a sentence. */
export const earlyWords = ({ spot, endsAt, timezone }: OwnRow): string =>
  m.reservationsChargeNow.chargerSpotNumberIsEmptyStart({
    spotNumber: spot.spotNumber,
    time: formatTimeThere(endsAt, timezone),
  });
