import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/page.tsx';
import { ErrorState, Skeleton, SkeletonPart } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { dayInItsYear } from '../accounts/security/words.ts';
import { calendarFeedQuery, useMakeFeed, useRevokeFeed } from './api.ts';
import { FeedAddress } from './feed-address.tsx';
import './calendar-feed.css';

/** The section with the address of the person's calendar feed. */
export function CalendarSection(): ReactNode {
  const feed = useQuery(calendarFeedQuery);
  const make = useMakeFeed();
  const revoke = useRevokeFeed();
  const [question, setQuestion] = useState<'replace' | 'revoke' | null>(null);
  const close = (): void => setQuestion(null);

  const revokeAddress = async (): Promise<void> => {
    await revoke.mutateAsync();
    make.reset();
    toast({
      title: m.calendar.calendarLinkRevoked,
      description: m.calendar.calendarsNoLongerSeeYour,
      tone: 'off',
    });
  };

  return (
    <Section title={m.calendar.calendar}>
      {feed.data ? (
        feed.data.feed ? (
          <>
            <Connected
              since={new Date(feed.data.feed.createdAt)}
              isMaking={make.isPending}
              isShown={make.data !== undefined}
              onReplace={() => setQuestion('replace')}
              onRevoke={() => setQuestion('revoke')}
            />
            {make.data && <FeedAddress url={make.data.url} />}
          </>
        ) : (
          <NotConnected isMaking={make.isPending} onMake={() => make.mutate()} />
        )
      ) : feed.isError ? (
        <ErrorState
          title={m.calendar.yourCalendarLinkCouldNot}
          onRetry={() => void feed.refetch()}
          retrying={feed.isFetching}
        >
          {m.calendar.calendarsThatYouHaveConnected}
        </ErrorState>
      ) : (
        <SkeletonPart className="cf-row">
          <span className="shrink stack gap-2 pretty cf-sk">
            <Skeleton width={164} />
            <Skeleton width={288} />
          </span>
        </SkeletonPart>
      )}
      {question === 'replace' && (
        <ConfirmDialog
          onClose={close}
          title={m.calendar.createANewCalendarLink}
          description={m.calendar.yourPresentLinkStopsWorking}
          confirmLabel={m.calendar.createNewLink}
          keepLabel={m.calendar.keepTheOldOne}
          act={() => make.mutateAsync()}
        />
      )}
      {question === 'revoke' && (
        <ConfirmDialog
          onClose={close}
          title={m.calendar.revokeTheCalendarLinkQuestion}
          description={m.calendar.calendarsThatUseItStop}
          confirmLabel={m.common.revoke}
          keepLabel={m.common.keepIt}
          act={revokeAddress}
        />
      )}
    </Section>
  );
}

const NotConnected = ({ isMaking, onMake }: { isMaking: boolean; onMake: () => void }): ReactNode => (
  <div className="cf-row">
    <span className="shrink stack gap-2 pretty">
      <span className="strong">{m.calendar.notConnected}</span>
      <span className="sm mute">{m.calendar.createALinkAndYour}</span>
    </span>
    <span className="cf-act">
      <Button busy={isMaking} onClick={onMake}>
        {m.calendar.createCalendarLink}
      </Button>
    </span>
  </div>
);

type ConnectedProps = {
  since: Date;
  isMaking: boolean;
  /** The new address, which is shown below. */
  isShown: boolean;
  onReplace: () => void;
  onRevoke: () => void;
};

function Connected({ since, isMaking, isShown, onReplace, onRevoke }: ConnectedProps): ReactNode {
  const now = useNow();
  return (
    <div className="cf-row">
      <span className="shrink stack gap-2 pretty">
        <span className="strong">{m.calendar.linkCreatedDay({ day: dayInItsYear(since, now) })}</span>
        <span className="sm mute">
          {m.calendar.anyoneWithTheLinkCan}
          {!isShown && ` ${m.calendar.itIsShownOnlyOnce}`}
        </span>
      </span>
      <span className="cf-act">
        <Button busy={isMaking} onClick={onReplace}>
          {m.calendar.newLink}
        </Button>
        <Button look="loss" aria-label={m.calendar.revokeTheCalendarLink} onClick={onRevoke}>
          {m.common.revoke}
        </Button>
      </span>
    </div>
  );
}
