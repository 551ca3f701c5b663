import { m } from '@chargerota/messages';
import type { Health } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Facts } from '../../../../ui/page.tsx';
import { byteText, momentText } from './verdict.ts';

/** The last backup, or how there comes to be one. */
export function BackupPart({ backup: { made, failure, isNightly } }: Pick<Health, 'backup'>): ReactNode {
  const facts = made
    ? ([
        [m.operatorHealth.lastBackup, momentText(made.at)],
        [m.operatorHealth.itsSize, byteText(made.bytes)],
        [
          m.operatorHealth.itTook,
          m.operatorHealth.seconds({ seconds: made.seconds.toFixed(made.seconds < 10 ? 1 : 0) }),
        ],
      ] as const)
    : [];
  return (
    <div className="stack gap-8">
      {facts.length > 0 && <Facts facts={facts} />}
      {failure && (
        <p className="anywhere">
          <b className="strong">{m.operatorHealth.failedOnAt({ at: momentText(failure.at) })}</b>{' '}
          <span className="mute">{failure.reason}</span>
        </p>
      )}
      <p className="sm mute">
        {isNightly
          ? made
            ? m.operatorHealth.backupIsMadeEveryNight
            : m.operatorHealth.noBackupYetOneIsMadeEveryNight
          : m.operatorHealth.noneIsMadeByNight}
      </p>
    </div>
  );
}
