import { m } from '@chargerota/messages';
import { keepTimesTogether } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { OwnRow } from '../member/own-rows.ts';
import type { ExtensionLimit } from './use-extension-limit.ts';
import './charging-session-acts.css';

type ChargingSessionActsProps = {
  row: OwnRow;
  /** Null where the rules are not known, as in another organization: then staying is not offered. */
  limit: ExtensionLimit | null;
  actions: Record<'onRelease' | 'onExtend', (row: OwnRow) => void>;
};

/**
 * Staying, or in its place why that is refused; releasing, which gives the charger away, is always below and never where
 * another button was (decision 0026).
 */
export const ChargingSessionActs = ({ row, limit, actions }: ChargingSessionActsProps): ReactNode => (
  <div className="session-acts stack gap-12">
    {limit?.refusal === null && (
      <Button
        data-act="extend"
        look={limit.isWaitedFor ? 'line' : 'primary'}
        large
        block
        onClick={() => actions.onExtend(row)}
      >
        {m.reservationsActions.stayLonger}
      </Button>
    )}
    {limit !== null && limit.refusal !== null && (
      <p className="sm mute">
        {keepTimesTogether(limit.refusal)}{' '}
        {limit.elsewhere !== null && (
          <Link className="link" href={limit.elsewhere}>
            {m.reservationsActions.bookAnotherChargerForThen}
          </Link>
        )}
      </p>
    )}
    <Button data-act="release" large block onClick={() => actions.onRelease(row)}>
      {m.reservationsActions.releaseCharger}
    </Button>
  </div>
);

/** What who is charging should know before they stay: that somebody waits. */
export const SomebodyWaits = ({ limit }: { limit: ExtensionLimit | null }): ReactNode =>
  limit?.isWaitedFor && (
    <Notice tone="wait" title={m.reservationsActions.somebodyIsWaitingForA}>
      {m.reservationsActions.pleaseReleaseThisOneAs}
    </Notice>
  );
