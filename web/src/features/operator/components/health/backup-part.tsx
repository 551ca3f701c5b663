import type { Health } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Facts } from '../../../../ui/page.tsx';
import { byteText, momentText } from './verdict.ts';

/** The last backup, or how there comes to be one. */
export function BackupPart({ backup: { made, failure, isNightly } }: Pick<Health, 'backup'>): ReactNode {
  const facts = made
    ? ([
        ['Last backup', momentText(made.at)],
        ['Its size', byteText(made.bytes)],
        ['It took', `${made.seconds.toFixed(made.seconds < 10 ? 1 : 0)} s`],
      ] as const)
    : [];
  return (
    <div className="stack gap-8">
      {facts.length > 0 && <Facts facts={facts} />}
      {failure && (
        <p className="anywhere">
          <b className="strong">Failed on {momentText(failure.at)}.</b>{' '}
          <span className="mute">{failure.reason}</span>
        </p>
      )}
      <p className="sm mute">
        {isNightly
          ? `${made ? 'One' : 'There has been none yet: one'} is made every night.`
          : 'None is made by night: set BACKUP_DIR, or run chargerota backup.'}
      </p>
    </div>
  );
}
