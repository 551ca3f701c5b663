import { REMINDER_KINDS } from '@chargerota/domain';
import type { NotificationTopic } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, MailX, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, isNotSent, isUnreachable } from '../../../lib/api.ts';
import { choicesPath } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { useLinkToken } from '../../accounts/sign-in/link-token.ts';
import { Outcome } from '../../accounts/sign-in/outcome.tsx';
import { SignInFrame } from '../../accounts/sign-in/sign-in-frame.tsx';
import { unsubscribeLinkQuery, useUnsubscribe } from '../api.ts';
import { TOPIC_WORDS } from '../words.ts';
import '../styles/screen.css';

/**
 * /unsubscribe?token=…, from a mail and without signing in. Opening it changes nothing, because mail scanners open links
 * too; pressing the button ends the mails.
 */
export function UnsubscribeScreen(): ReactNode {
  const token = useLinkToken();
  return <SignInFrame>{token ? <Link key={token} token={token} /> : <InvalidLink />}</SignInFrame>;
}

const isReminder = (topic: NotificationTopic): boolean =>
  (REMINDER_KINDS as readonly NotificationTopic[]).includes(topic);

const isUnknown = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');

function Link({ token }: { token: string }): ReactNode {
  const link = useQuery(unsubscribeLinkQuery(token));
  const change = useUnsubscribe(token);
  if (link.isPending) return <Loading />;
  if (link.isLoadingError && isUnknown(link.error)) return <InvalidLink />;
  if (link.isLoadingError)
    return (
      <ErrorState
        title="The link could not be checked"
        onRetry={() => void link.refetch()}
        retrying={link.isFetching}
      >
        {link.error.message} The link remains valid.
      </ErrorState>
    );
  const { topic, organizationName, isSubscribed } = link.data;
  const { name } = TOPIC_WORDS[topic];
  const about = isReminder(topic) ? `A reminder ${name.toLowerCase()}` : name;
  const isUnanswered = isUnreachable(change.error) && !isNotSent(change.error);
  const failure = change.isError && (
    <ErrorState title={isUnanswered ? 'No Answer' : 'It could not be changed'}>
      {change.error.message} {!isUnanswered && 'Nothing has changed.'}
    </ErrorState>
  );
  if (!isSubscribed)
    return (
      <Outcome
        Icon={MailX}
        tone="ok"
        title="You no longer get these emails"
        actions={
          <>
            {failure}
            <Button large block busy={change.isPending} onClick={() => change.mutate(true)}>
              Get these emails again
            </Button>
            <AllChoices />
          </>
        }
      >
        <p className="mute">
          {organizationName} no longer sends you emails about this: “{about}”. You are still notified by the
          other methods that you have chosen.
        </p>
      </Outcome>
    );
  if (change.isSuccess)
    return (
      <Outcome Icon={MailCheck} tone="ok" title="You get these emails again" actions={<AllChoices />}>
        <p className="mute">
          {organizationName} sends you emails about this: “{about}”.
        </p>
      </Outcome>
    );
  return (
    <>
      <h1 className="fig-28" tabIndex={-1}>
        Stop these emails?
      </h1>
      <p className="mute mt-8">
        {organizationName} sends you emails about this: “{about}”. Without them you are still notified by the
        other methods that you have chosen.
      </p>
      <div className="stack gap-8 mt-24">
        {failure}
        <Button look="primary" large block busy={change.isPending} onClick={() => change.mutate(false)}>
          Stop these emails
        </Button>
        <AllChoices />
      </div>
    </>
  );
}

/** `alone` if there is no other button. */
const AllChoices = ({ alone = false }: { alone?: boolean }): ReactNode => (
  <ButtonLink href={choicesPath} look={alone ? 'primary' : 'quiet'} large={alone} block>
    {alone ? 'Sign in' : 'Notification settings'}
  </ButtonLink>
);

const InvalidLink = (): ReactNode => (
  <Outcome Icon={Unlink} tone="loss" title="Invalid Link" actions={<AllChoices alone />}>
    <p className="mute">
      This link is incomplete, or belongs to somebody who is no longer a member. Nothing has changed. Sign in
      to change your notification settings.
    </p>
  </Outcome>
);

const Loading = (): ReactNode => (
  <div aria-busy="true">
    <output className="vh">Checking the link</output>
    <h1 className="fig-28" tabIndex={-1}>
      Stop these emails?
    </h1>
    <div className="stack gap-12 mt-20" aria-hidden="true">
      <Skeleton width="100%" />
      <Skeleton width="70%" />
    </div>
  </div>
);
