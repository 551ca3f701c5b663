import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useTokenAfterHash } from '../../accounts/sign-in/link-token.ts';
import { linkedTicketQuery, useCommentByLink, useRevokeLink } from '../api.ts';
import { TicketSkeleton } from '../components/ticket-dialog.tsx';
import { TicketView } from '../components/ticket-view.tsx';
import '../styles/bug-report.css';

/** /ticket#…, from a mail and without signing in: the report that the link's token stands for. */
export function TicketScreen(): ReactNode {
  const token = useTokenAfterHash();
  return token ? <Linked key={token} token={token} /> : <InvalidLink />;
}

const isInvalid = (error: Error): boolean =>
  error instanceof ApiError && ['ticket_link_invalid', 'not_found', 'invalid_input'].includes(error.code);

function Linked({ token }: { token: string }): ReactNode {
  const ticket = useQuery(linkedTicketQuery(token));
  const commenting = useCommentByLink(token);
  const [isRevoked, setRevoked] = useState(false);
  if (isRevoked) return <Revoked />;
  // Also when it was made invalid while the report was open.
  if (ticket.error && isInvalid(ticket.error)) return <InvalidLink />;
  if (ticket.isPending)
    return (
      <Page title={m.tickets.yourReport}>
        <TicketSkeleton />
      </Page>
    );
  if (ticket.isLoadingError)
    return (
      <Page title={m.tickets.yourReport}>
        <ErrorState
          title={m.tickets.theReportCouldNotBe}
          error={ticket.error}
          onRetry={() => void ticket.refetch()}
          retrying={ticket.isFetching}
        >
          {m.tickets.messageTheLinkRemainsValid({ message: ticket.error.message })}
        </ErrorState>
      </Page>
    );
  return (
    <Page title={m.tickets.reportNumber({ number: ticket.data.number })}>
      <div className="w-44">
        <TicketView ticket={ticket.data} commenting={commenting} level={2} />
        <Revoking token={token} onRevoked={() => setRevoked(true)} />
      </div>
    </Page>
  );
}

function Revoking({ token, onRevoked }: { token: string; onRevoked: () => void }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeLink(token);
  return (
    <div className="ticket-revoke stack gap-8 to-start">
      <p className="mute sm">{m.tickets.anyoneWithTheLinkIn}</p>
      <Button look="loss" className="flush-start" onClick={() => setAsking(true)}>
        {m.tickets.revokeThisLink}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={m.tickets.revokeThisLinkQuestion}
          description={m.tickets.theLinksInAllEmails}
          confirmLabel={m.tickets.revokeThisLink}
          keepLabel={m.tickets.keepTheLink}
          act={() => revoke.mutateAsync(undefined, { onSuccess: onRevoked })}
        />
      )}
    </div>
  );
}

const ToReports = (): ReactNode => (
  <p className="mt-20">
    <ButtonLink href={paths.bugReport}>{m.tickets.bugOrFeatureReport}</ButtonLink>
  </p>
);

const InvalidLink = (): ReactNode => (
  <Page form title={m.tickets.thisLinkIsInvalid}>
    <p className="mute">{m.tickets.itIsIncompleteWasRevoked}</p>
    <ToReports />
  </Page>
);

const Revoked = (): ReactNode => (
  <Page form title={m.tickets.theLinkNoLongerWorks}>
    <p className="mute">{m.tickets.weStillHaveYourReport}</p>
    <ToReports />
  </Page>
);
