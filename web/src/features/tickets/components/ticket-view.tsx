import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Ticket, TicketResponse } from '@chargerota/contract';
import { formatTime, isOpenForComments } from '@chargerota/domain';
import { CircleCheck, ExternalLink, Image } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { formatDayOf, viewerZone } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { Facts } from '../../../ui/page.tsx';
import type { Commenting } from '../api.ts';
import { categoryWord, STATUS_WORDS, subCategoryWord, TYPE_WORDS } from '../words.ts';
import '../styles/ticket.css';

type TicketViewProps = {
  ticket: Ticket;
  commenting: Commenting;
  /** The level of the headings of its parts. */
  level: 2 | 3;
};

/** A ticket as its reporter reads it, in the dialog and by a mail's link. */
export function TicketView({ ticket, commenting, level }: TicketViewProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  const context = contextFacts(ticket);
  return (
    <div className="ticket">
      <Facts
        facts={[
          [m.common.status, <TicketStatusBadge key="status" status={ticket.status} />],
          [m.common.type, TYPE_WORDS[ticket.type]],
          [
            m.tickets.category,
            m.common.labelled({
              label: categoryWord(ticket.category),
              text: subCategoryWord(ticket.subCategory),
            }),
          ],
          [m.tickets.submitted, <Instant key="submitted" at={ticket.createdAt} />],
        ]}
      />
      <section>
        <Heading className="strong">{m.common.description}</Heading>
        <p className="ticket-words">{ticket.description}</p>
        {ticket.imageUrl && <LinkedImage url={ticket.imageUrl} />}
      </section>
      <section>
        <Heading className="strong">{m.tickets.commentsAndResponses}</Heading>
        {ticket.responses.length === 0 && <p className="mute">{m.tickets.nobodyHasWrittenYet}</p>}
        <ol className="ticket-talk">
          {ticket.responses.map((response) => (
            <Response key={response.id} {...response} />
          ))}
        </ol>
        {isOpenForComments(ticket.status) ? (
          <CommentBox commenting={commenting} />
        ) : (
          <p className="row top gap-8 mt-12">
            <CircleCheck className="ic" aria-hidden="true" />
            <span>
              <Rich of={m.tickets.thisReportIsResolvedAnd} b={(it) => <b>{it}</b>} />
            </span>
          </p>
        )}
      </section>
      <section>
        <Heading className="strong">{m.tickets.statusHistory}</Heading>
        <ol className="between">
          {ticket.statusHistory.map(({ status, changedAt }) => (
            <li className="line mid ends gap-4-16 py-8" key={`${status}${changedAt}`}>
              <TicketStatusBadge status={status} />
              <span className="mute sm">
                <Instant at={changedAt} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      {context.length > 0 && (
        <section>
          <Heading className="strong">{m.tickets.sentWithTheReport}</Heading>
          <Facts facts={context} />
        </section>
      )}
    </div>
  );
}

export function TicketStatusBadge({ status }: Pick<Ticket, 'status'>): ReactNode {
  const { tone, word } = STATUS_WORDS[status];
  return <Badge tone={tone}>{word}</Badge>;
}

function contextFacts({ context }: Ticket): [string, ReactNode][] {
  const facts: [string, string | null][] = [
    [m.tickets.page, context.page],
    [m.tickets.browser, context.browser],
    [m.tickets.version, context.version],
    [m.tickets.request, context.requestId],
  ];
  return facts.flatMap(([name, value]) =>
    value === null
      ? []
      : [
          [
            name,
            <span key={name} className="anywhere">
              {value}
            </span>,
          ],
        ],
  );
}

function Instant({ at }: { at: string }): ReactNode {
  const instant = new Date(at);
  return (
    <time dateTime={at} className="fig">
      {formatDayOf(instant)}, {formatTime(instant, viewerZone())}
    </time>
  );
}

/** Another site learns that the ticket is read only once somebody wants to see its image. */
function LinkedImage({ url }: { url: string }): ReactNode {
  const [state, setState] = useState<'hidden' | 'shown' | 'failed'>('hidden');
  return (
    <div className="ticket-image">
      <p className="line mid gap-8-16 mt-8">
        {state === 'hidden' && (
          <Button onClick={() => setState('shown')}>
            <Image className="ic ic-16" aria-hidden="true" />
            {m.tickets.showImage}
          </Button>
        )}
        <a className="link touch gap-6 sm" href={url} target="_blank" rel="noreferrer">
          {new URL(url).host}
          <ExternalLink className="ic ic-16" aria-hidden="true" />
          <span className="vh"> {m.tickets.opensInANewTab}</span>
        </a>
      </p>
      {state === 'shown' && (
        <img
          src={url}
          alt={m.tickets.fromTheReporter}
          referrerPolicy="no-referrer"
          onError={() => setState('failed')}
        />
      )}
      {state === 'failed' && (
        <p className="mute sm" role="alert">
          {m.tickets.theImageCouldNotBe}
        </p>
      )}
    </div>
  );
}

const Response = ({ message, isFromDeveloper, createdAt }: TicketResponse): ReactNode => (
  <li className={isFromDeveloper ? 'is-theirs' : undefined}>
    <p className="sm">
      <b className="strong">{isFromDeveloper ? 'ChargeRota' : m.common.you}</b>{' '}
      <span className="mute">
        <Instant at={createdAt} />
      </span>
    </p>
    <p className="ticket-words">{message}</p>
  </li>
);

function CommentBox({ commenting }: { commenting: Commenting }): ReactNode {
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const written = message.trim();
    if (written === '') return setError(m.tickets.pleaseWriteAComment);
    // Still there if it could not be sent.
    commenting.mutate(written, { onSuccess: () => setMessage('') });
  };
  return (
    <form className="stack gap-12 mt-16" noValidate onSubmit={submit}>
      <Field label={m.tickets.addAComment} error={error}>
        <TextArea
          rows={3}
          maxLength={2000}
          value={message}
          onChange={({ target }) => {
            setMessage(target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Failures />
      <Button type="submit" className="at-start" busy={commenting.isPending} busyLabel={m.tickets.sending}>
        {m.tickets.addComment}
      </Button>
    </form>
  );
}
