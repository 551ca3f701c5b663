import { m } from '@chargerota/messages';
import type { Watch as WaitlistEntry } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { offersQuery, useResumeEntry, useLeaveLine } from '../api.ts';
import {
  chanceWords,
  chargerWords,
  dayWords,
  missedWords,
  passedOverWords,
  placeWords,
  startWords,
} from '../line-words.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog.tsx';

type EntryListProps = { entries: readonly WaitlistEntry[] };

/** The member's entries: what each waits for, its place, and its actions. */
export function EntryList({ entries }: EntryListProps): ReactNode {
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  const resume = useResumeEntry();
  const offers = useQuery(offersQuery).data ?? [];
  const now = useNow();
  return (
    <ul className="rows">
      {entries.map((entry) => (
        <li key={entry.id} className="entry stack gap-12 py-16">
          <div className="stack gap-4 anywhere">
            <b className="strong">{chargerWords(entry)}</b>
            <span>
              {dayWords(entry)}. {startWords(entry)}.
            </span>
            <WhereItStands entry={entry} missed={missedWords(entry, offers, now)} />
          </div>
          <div className="entry-acts line gap-12">
            {hasLine && entry.status === 'paused' && (
              <Button look="line" busy={resume.isPending} onClick={() => resume.mutate(entry.id)}>
                {m.waitlistEntries.goOnWaiting}
              </Button>
            )}
            <EntryActs entry={entry} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What can be done with any entry. */
export function EntryActs({ entry }: { entry: WaitlistEntry }): ReactNode {
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  return (
    <>
      {hasLine && (
        <ButtonLink look="quiet" href={`${paths.line}?change=${entry.id}`}>
          {m.common.change}
        </ButtonLink>
      )}
      <LeaveLine entry={entry} />
    </>
  );
}

type WhereItStandsProps = { entry: WaitlistEntry; missed: string | null };

function WhereItStands({ entry, missed }: WhereItStandsProps): ReactNode {
  const { status, ahead, chance, passedOver, offerId } = entry;
  if (status === 'paused') return <span className="mute">{m.waitlistEntries.pausedBecauseTwoOffersIn}</span>;
  if (offerId !== null) return <span className="mute">{m.waitlistEntries.aChargerIsHeldFor}</span>;
  return (
    <>
      {missed && <span>{`${missed} ${m.waitlistEntries.youKeepYourPlace}`}</span>}
      <span className="mute">
        {entry.isAtFront && `${m.waitlistEntries.youAreAtTheFront} `}
        {ahead !== null && placeWords(ahead)} {chance && chanceWords[chance]}{' '}
        {passedOver && passedOverWords(passedOver.message)}
      </span>
    </>
  );
}

/** Leaves the line with one entry, after a question, because its place is lost. */
export function LeaveLine({ entry }: { entry: WaitlistEntry }): ReactNode {
  const leave = useLeaveLine();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="loss" onClick={() => setIsAsking(true)}>
        {m.waitlistEntries.leave}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setIsAsking(false)}
          title={m.waitlistEntries.leaveTheLineQuestion}
          description={m.waitlistEntries.youNoLongerWaitAt({
            name: entry.location.name,
            day: dayWords(entry),
            wish: startWords(entry),
          })}
          confirmLabel={m.waitlistEntries.leaveTheLine}
          keepLabel={m.waitlistEntries.stayInLine}
          act={() => leave.mutateAsync(entry.id)}
        />
      )}
    </>
  );
}
