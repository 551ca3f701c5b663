import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { mailtoOf, TICKET_PRIORITIES, TICKET_STATUSES } from '@chargerota/domain';
import type { TicketPriority, TicketStatus } from '@chargerota/domain';
import type { OperatorTicket, TicketFilter, TicketResponse } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { dayAndTime } from '../../day-and-time.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Field, Select } from '../../../../ui/field.tsx';
import { Facts } from '../../../../ui/page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../ui/states.tsx';
import {
  categoryWord,
  PRIORITY_WORDS,
  STATUS_WORDS,
  subCategoryWord,
  TYPE_WORDS,
} from '../../../tickets/words.ts';
import { ticketQuery, useChangeTicket, useDeleteTicket, useRevokeLink } from '../../tickets-api.ts';
import { AnswerForm } from './answer-form.tsx';
import { reporterOf } from './ticket-facts.ts';

type TicketDetailProps = { id: string; onClose: () => void; onFilter: (filter: TicketFilter) => void };

export function TicketDetail({ id, onClose, onFilter }: TicketDetailProps): ReactNode {
  const whole = useQuery(ticketQuery(id));
  if (whole.isPending) return <SkeletonRows rows={5} />;
  // Also when another operator deletes it while it is read.
  if (whole.error instanceof ApiError && whole.error.status === 404)
    return (
      <EmptyState
        title={m.operatorTickets.thisTicketIsGone}
        action={<Button onClick={onClose}>{m.common.close}</Button>}
      >
        {m.operatorTickets.itWasDeleted}
      </EmptyState>
    );
  if (!whole.data)
    return (
      <ErrorState
        title={m.operatorTickets.failedToLoadTicketDetails}
        onRetry={() => void whole.refetch()}
        retrying={whole.isFetching}
      >
        {m.operatorTickets.nothingHasChangedTryAgain}
      </ErrorState>
    );
  const { ticket, responses } = whole.data;
  return (
    <article className="stack gap-16 shrink" aria-labelledby="ticket-title">
      <header className="words gap-2">
        <p className="sm mute">
          <span className="fig">#{ticket.number}</span> {TYPE_WORDS[ticket.type]}, {at(ticket.createdAt)}
        </p>
        <h2 id="ticket-title" className="fig-20">
          {categoryWord(ticket.category)}: {subCategoryWord(ticket.subCategory)}
        </h2>
        <p className="sm">
          {ticket.isAdmin ? (
            <Rich
              of={m.operatorTickets.reporterIsAdministrator}
              reporter={<Reporter ticket={ticket} />}
              mute={(it) => <span className="mute">{it}</span>}
            />
          ) : (
            <Reporter ticket={ticket} />
          )}
        </p>
      </header>
      <Controls ticket={ticket} onClose={onClose} />
      <p className="tk-description">{ticket.description}</p>
      {ticket.imageUrl !== null && <Image url={ticket.imageUrl} />}
      <Responses responses={responses} reporter={reporterOf(ticket)} />
      <AnswerForm ticketId={ticket.id} />
      <details className="tk-more">
        <summary>{m.operatorTickets.reportersFactsAndHistory}</summary>
        <Facts facts={factsOf(ticket)} />
        <History ticket={ticket} />
        <div className="line gap-8 mid">
          {ticket.isAdmin && ticket.userId !== null && (
            <Button look="quiet" onClick={() => onFilter({ administrator: ticket.userId! })}>
              {m.operatorTickets.allTicketsOf({ reporter: reporterOf(ticket) })}
            </Button>
          )}
          <RevokeLink ticket={ticket} />
        </div>
      </details>
    </article>
  );
}

const Reporter = ({ ticket }: { ticket: OperatorTicket }): ReactNode => (
  <>
    {ticket.userName && <b className="strong">{ticket.userName} </b>}
    <a className="link" href={mailtoOf(ticket.userEmail)}>
      {ticket.userEmail}
    </a>
  </>
);

const at = (instant: string): string => dayAndTime(new Date(instant));

const factsOf = ({ context, acknowledgedAt, completedAt }: OperatorTicket) =>
  [
    [m.operatorTickets.page, context.page ?? m.operatorTickets.notKnown],
    [m.operatorTickets.browser, context.browser ?? m.operatorTickets.notKnown],
    [m.operatorTickets.version, context.version ?? m.operatorTickets.notKnown],
    [m.operatorTickets.request, context.requestId ?? m.operatorTickets.notKnown],
    [m.operatorTickets.acknowledged, acknowledgedAt ? at(acknowledgedAt) : m.operatorTickets.notYet],
    [m.operatorTickets.completedAt, completedAt ? at(completedAt) : m.operatorTickets.notYet],
  ] as const;

function Controls({ ticket, onClose }: { ticket: OperatorTicket; onClose: () => void }): ReactNode {
  const change = useChangeTicket(ticket.id);
  const remove = useDeleteTicket(ticket.id, onClose);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="tk-controls slim">
      <Field label={m.common.status}>
        <Select
          aria-busy={change.isPending}
          value={change.isPending ? (change.variables.status ?? ticket.status) : ticket.status}
          onChange={({ target }) => change.mutate({ status: target.value as TicketStatus })}
        >
          {TICKET_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_WORDS[status].word}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.operatorTickets.priority}>
        <Select
          aria-busy={change.isPending}
          value={change.isPending ? (change.variables.priority ?? ticket.priority) : ticket.priority}
          onChange={({ target }) => change.mutate({ priority: target.value as TicketPriority })}
        >
          {TICKET_PRIORITIES.map((priority) => (
            <option key={priority} value={priority}>
              {PRIORITY_WORDS[priority]}
            </option>
          ))}
        </Select>
      </Field>
      {ticket.isArchived && (
        <Button busy={change.isPending} onClick={() => change.mutate({ isArchived: false })}>
          {m.operatorTickets.takeOutOfArchive}
        </Button>
      )}
      <Button look="loss" className="at-start flush-start" onClick={() => setAsking(true)}>
        {m.common.deleteIt}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={m.operatorTickets.deleteTicketNumber({ number: ticket.number })}
          description={m.operatorTickets.theReportIsDeleted({ reporter: reporterOf(ticket) })}
          confirmLabel={m.common.deleteIt}
          keepLabel={m.operatorTickets.keepTicket}
          act={() => remove.mutateAsync()}
        />
      )}
    </div>
  );
}

/** Somebody else's server learns who looks at it, so it is loaded by a press alone. */
function Image({ url }: { url: string }): ReactNode {
  const [isShown, setShown] = useState(false);
  const host = URL.canParse(url) ? new URL(url).host : url;
  return isShown ? (
    <a className="tk-image" href={url} target="_blank" rel="noopener noreferrer">
      <img src={url} alt={m.operatorTickets.fromHostAttachedByThe({ host })} referrerPolicy="no-referrer" />
    </a>
  ) : (
    <p>
      <Button onClick={() => setShown(true)}>{m.operatorTickets.showImageFromHost({ host })}</Button>
    </p>
  );
}

function Responses({
  responses,
  reporter,
}: {
  responses: readonly TicketResponse[];
  reporter: string;
}): ReactNode {
  if (responses.length === 0) return <p className="sm mute">{m.operatorTickets.noResponsesYet}</p>;
  return (
    <ol className="tk-responses stack gap-12" aria-label={m.operatorTickets.responses}>
      {responses.map(({ id, message, isFromDeveloper, createdAt }) => (
        <li key={id} className={isFromDeveloper ? 'is-ours' : ''}>
          <p className="sm">
            <b className="strong">{isFromDeveloper ? m.operatorTickets.developer : reporter}</b>{' '}
            <span className="mute">{at(createdAt)}</span>
          </p>
          <p className="tk-description">{message}</p>
        </li>
      ))}
    </ol>
  );
}

function History({ ticket: { statusHistory } }: { ticket: OperatorTicket }): ReactNode {
  return (
    <ol className="stack gap-8 py-12 ruled" aria-label={m.operatorTickets.statusHistory}>
      {statusHistory.map(({ status, changedAt }) => (
        <li key={changedAt} className="row ends gap-12">
          <Badge {...STATUS_WORDS[status]}>{STATUS_WORDS[status].word}</Badge>
          <span className="sm mute">{at(changedAt)}</span>
        </li>
      ))}
    </ol>
  );
}

function RevokeLink({ ticket }: { ticket: OperatorTicket }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeLink(ticket.id);
  if (!ticket.hasLink) return <p className="sm mute">{m.operatorTickets.theLinksInEarlierEmails}</p>;
  return (
    <>
      <Button look="loss" className="at-start flush-start" onClick={() => setAsking(true)}>
        {m.operatorTickets.revokeLink}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={m.operatorTickets.revokeTheLinkToThis}
          description={m.operatorTickets.theLinkInEarlierEmails}
          confirmLabel={m.operatorTickets.revokeLink}
          keepLabel={m.operatorTickets.keepLink}
          act={() => revoke.mutateAsync()}
        />
      )}
    </>
  );
}
