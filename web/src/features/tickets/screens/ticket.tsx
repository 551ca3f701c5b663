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
      <Page title="Your report">
        <TicketSkeleton />
      </Page>
    );
  if (ticket.isLoadingError)
    return (
      <Page title="Your report">
        <ErrorState
          title="The report could not be loaded"
          error={ticket.error}
          onRetry={() => void ticket.refetch()}
          retrying={ticket.isFetching}
        >
          {ticket.error.message} The link remains valid.
        </ErrorState>
      </Page>
    );
  return (
    <Page title={`Report #${ticket.data.number}`}>
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
      <p className="mute sm">
        Anyone with the link in our emails can read this report and comment on it. If somebody else has it,
        revoke it.
      </p>
      <Button look="loss" className="flush-start" onClick={() => setAsking(true)}>
        Revoke this link
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title="Revoke this link?"
          description="The links in all emails about this report stop working at once, for you too. Our next email about it contains a new one."
          confirmLabel="Revoke this link"
          keepLabel="Keep the link"
          act={() => revoke.mutateAsync(undefined, { onSuccess: onRevoked })}
        />
      )}
    </div>
  );
}

const ToReports = (): ReactNode => (
  <p className="mt-20">
    <ButtonLink href={paths.bugReport}>Bug or feature report</ButtonLink>
  </p>
);

const InvalidLink = (): ReactNode => (
  <Page form title="This link is invalid">
    <p className="mute">
      It is incomplete, was revoked, or its report was deleted. If you reported while signed in, sign in to
      find your report. Otherwise our next email about it contains a new link.
    </p>
    <ToReports />
  </Page>
);

const Revoked = (): ReactNode => (
  <Page form title="The link no longer works">
    <p className="mute">We still have your report. Our next email about it contains a new link.</p>
    <ToReports />
  </Page>
);
