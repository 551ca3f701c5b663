import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { AuditEntry } from '@chargerota/contract';
import { formatNumber } from '@chargerota/domain';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { Time } from '../../../../ui/time.tsx';
import { actionWords, fieldChanges } from './audit-words.ts';
import type { FieldChange } from './audit-words.ts';

/** The most fields shown at first: a new location has more than anybody wants to read in a list. */
const SHOWN_AT_FIRST = 4;

type ActRowsProps = { entries: readonly AuditEntry[]; timezone: string };

/** What one person did at once: a row, or the first of several that are alike until all are asked for. */
export function ActRows({ entries, timezone }: ActRowsProps): ReactNode {
  const [areShown, show] = useState(false);
  const firstAlike = useRef<HTMLLIElement>(null);
  const [first, ...others] = entries;
  // The pressed button disappears.
  useEffect(() => {
    if (areShown) firstAlike.current?.focus();
  }, [areShown]);
  if (!first) return null;
  return (
    <>
      <ChangeRow
        entry={first}
        timezone={timezone}
        alike={areShown ? 0 : others.length}
        onShowAlike={() => show(true)}
      />
      {areShown &&
        others.map((entry, index) => (
          <ChangeRow
            key={entry.id}
            entry={entry}
            timezone={timezone}
            {...(index === 0 && { row: firstAlike })}
          />
        ))}
    </>
  );
}

type ChangeRowProps = {
  entry: AuditEntry;
  timezone: string;
  /** How many others it stands for. */
  alike?: number;
  onShowAlike?: () => void;
  /** Of a row that takes the focus. */
  row?: RefObject<HTMLLIElement | null>;
};

/** One change: when, by whom, what, and each field before and after. */
function ChangeRow({ entry, timezone, alike = 0, onShowAlike, row }: ChangeRowProps): ReactNode {
  const changes = fieldChanges(entry, timezone);
  const [all, showAll] = useState(false);
  const shown = all ? changes : changes.slice(0, SHOWN_AT_FIRST);
  const firstMore = useRef<HTMLDivElement>(null);
  // The pressed button disappears.
  useEffect(() => {
    if (all) firstMore.current?.focus();
  }, [all]);
  return (
    <li className="log" {...(row && { ref: row, tabIndex: -1 })}>
      <span className="log-t">
        <Time at={new Date(entry.at)} zone={timezone} bare />
      </span>
      <div className="log-b">
        <p>
          <Rich
            of={alike > 0 ? m.organizationsSettings.actAndMoreAlike({ count: alike }) : '{act}'}
            act={
              <Rich
                of={actionWords(entry)}
                actor={<span className="strong">{entry.actor.name}</span>}
                subject={entry.subject.label}
              />
            }
          />
        </p>
        {shown.length > 0 && (
          <dl className="log-f sm mt-4">
            {shown.map((change, index) => (
              <div
                key={change.name}
                {...(all && index === SHOWN_AT_FIRST && { ref: firstMore, tabIndex: -1 })}
              >
                <dt>{change.label}</dt>
                <dd>
                  <Values change={change} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {changes.length > shown.length && (
          <Button look="quiet" className="log-more" onClick={() => showAll(true)}>
            {m.organizationsSettings.showCountMore({ count: changes.length - shown.length })}
          </Button>
        )}
        {alike > 0 && (
          <Button look="quiet" className="log-more" onClick={onShowAlike}>
            {m.organizationsSettings.showAllCount({ count: formatNumber(alike + 1) })}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Skeletons with the columns of the changes' rows. */
export const ChangeSkeletons = (): ReactNode => (
  <>
    <p className="log-sk">
      <Skeleton width={80} />
    </p>
    <div className="log-day mt-24">
      <p className="log-sk">
        <Skeleton width={96} />
      </p>
      <SkeletonList rows={6} row="log">
        {(row) => (
          <>
            <Skeleton width={60} />
            <div className="log-b">
              <Skeleton width={`min(100%, ${290 - (row % 3) * 40}px)`} />
              <div className="log-f sm mt-4">
                <Skeleton width={`min(100%, ${220 - (row % 2) * 50}px)`} />
              </div>
            </div>
          </>
        )}
      </SkeletonList>
    </div>
  </>
);

function Values({ change: { before, after } }: { change: FieldChange }): ReactNode {
  const is = after !== null && <span>{after}</span>;
  if (before === null) return is;
  if (after === null) return <span>{before}</span>;
  return (
    <Rich
      of={m.organizationsSettings.valueBecame}
      before={<span className="mute">{before}</span>}
      hidden={(it) => (
        <>
          <ArrowRight className="ic ic-14" aria-hidden="true" />
          <span className="vh">{it}</span>
        </>
      )}
      after={is}
    />
  );
}
