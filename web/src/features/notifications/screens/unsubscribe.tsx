import { m } from '@chargerota/messages';
import type { NotificationTopic, ReminderKind } from '@chargerota/domain';
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

const REMINDERS: Partial<Record<NotificationTopic, string>> = m.notifications.reminders satisfies Record<
  ReminderKind,
  string
>;

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
        title={m.notifications.theLinkCouldNotBe}
        onRetry={() => void link.refetch()}
        retrying={link.isFetching}
      >
        {m.notifications.messageTheLinkRemainsValid({ message: link.error.message })}
      </ErrorState>
    );
  const { topic, organizationName, isSubscribed } = link.data;
  const about = REMINDERS[topic] ?? TOPIC_WORDS[topic].name;
  const isUnanswered = isUnreachable(change.error) && !isNotSent(change.error);
  const failure = change.isError && (
    <ErrorState title={isUnanswered ? m.notifications.noAnswer : m.notifications.itCouldNotBeChanged}>
      {change.error.message} {!isUnanswered && m.notifications.nothingHasChanged}
    </ErrorState>
  );
  if (!isSubscribed)
    return (
      <Outcome
        Icon={MailX}
        tone="ok"
        title={m.notifications.youNoLongerGetThese}
        actions={
          <>
            {failure}
            <Button large block busy={change.isPending} onClick={() => change.mutate(true)}>
              {m.notifications.getTheseEmailsAgain}
            </Button>
            <AllChoices />
          </>
        }
      >
        <p className="mute">
          {m.notifications.organizationNameNoLongerSendsYou({ organizationName, about })}
        </p>
      </Outcome>
    );
  if (change.isSuccess)
    return (
      <Outcome
        Icon={MailCheck}
        tone="ok"
        title={m.notifications.youGetTheseEmailsAgain}
        actions={<AllChoices />}
      >
        <p className="mute">
          {m.notifications.organizationNameSendsYouEmailsAbout({ organizationName, about })}
        </p>
      </Outcome>
    );
  return (
    <>
      <h1 className="fig-28" tabIndex={-1}>
        {m.notifications.stopTheseEmailsQuestion}
      </h1>
      <p className="mute mt-8">
        {m.notifications.organizationNameSendsYouEmailsAboutThis({ organizationName, about })}
      </p>
      <div className="stack gap-8 mt-24">
        {failure}
        <Button look="primary" large block busy={change.isPending} onClick={() => change.mutate(false)}>
          {m.notifications.stopTheseEmails}
        </Button>
        <AllChoices />
      </div>
    </>
  );
}

/** `alone` if there is no other button. */
const AllChoices = ({ alone = false }: { alone?: boolean }): ReactNode => (
  <ButtonLink href={choicesPath} look={alone ? 'primary' : 'quiet'} large={alone} block>
    {alone ? m.common.signIn2 : m.common.notificationSettings}
  </ButtonLink>
);

const InvalidLink = (): ReactNode => (
  <Outcome Icon={Unlink} tone="loss" title={m.notifications.invalidLink} actions={<AllChoices alone />}>
    <p className="mute">{m.notifications.thisLinkIsIncompleteOr}</p>
  </Outcome>
);

const Loading = (): ReactNode => (
  <div aria-busy="true">
    <output className="vh">{m.notifications.checkingTheLink}</output>
    <h1 className="fig-28" tabIndex={-1}>
      {m.notifications.stopTheseEmailsQuestion}
    </h1>
    <div className="stack gap-12 mt-20" aria-hidden="true">
      <Skeleton width="100%" />
      <Skeleton width="70%" />
    </div>
  </div>
);
