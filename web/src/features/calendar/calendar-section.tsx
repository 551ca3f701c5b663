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
      title: 'Calendar Link Revoked',
      description: 'Calendars no longer see your reservations.',
      tone: 'off',
    });
  };

  return (
    <Section title="Calendar">
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
          title="Your calendar link could not be loaded"
          onRetry={() => void feed.refetch()}
          retrying={feed.isFetching}
        >
          Calendars that you have connected go on showing your reservations. Try again in a moment.
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
          title="Create a new calendar link?"
          description="Your present link stops working at once. Calendars that use it need the new one."
          confirmLabel="Create new link"
          keepLabel="Keep the old one"
          act={() => make.mutateAsync()}
        />
      )}
      {question === 'revoke' && (
        <ConfirmDialog
          onClose={close}
          title="Revoke the calendar link?"
          description="Calendars that use it stop showing your reservations. The reservations themselves stay as they are."
          confirmLabel="Revoke"
          keepLabel="Keep it"
          act={revokeAddress}
        />
      )}
    </Section>
  );
}

const NotConnected = ({ isMaking, onMake }: { isMaking: boolean; onMake: () => void }): ReactNode => (
  <div className="cf-row">
    <span className="shrink stack gap-2 pretty">
      <span className="strong">Not connected</span>
      <span className="sm mute">
        Create a link, and your calendar shows all your reservations, with every change.
      </span>
    </span>
    <span className="cf-act">
      <Button busy={isMaking} onClick={onMake}>
        Create calendar link
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
        <span className="strong">Link created {dayInItsYear(since, now)}</span>
        <span className="sm mute">
          Anyone with the link can see your reservations.
          {!isShown && ' It is shown only once; if you do not have it, create a new one.'}
        </span>
      </span>
      <span className="cf-act">
        <Button busy={isMaking} onClick={onReplace}>
          New link
        </Button>
        <Button look="loss" aria-label="Revoke the calendar link" onClick={onRevoke}>
          Revoke
        </Button>
      </span>
    </div>
  );
}
