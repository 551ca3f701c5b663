import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { TICKET_TYPES } from '@chargerota/domain';
import type { TicketType } from '@chargerota/domain';
import { Bug, Lightbulb } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { pageOf } from '../../../lib/in-address.ts';
import { paths } from '../../../lib/paths.ts';
import { useKnownUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { MyTickets } from '../components/my-tickets.tsx';
import { ReportForm } from '../components/report-form.tsx';
import { TicketDialog } from '../components/ticket-dialog.tsx';
import { attachedFacts, emptyDraft, keepReportDraft, keptDraft } from '../report-draft.ts';
import type { ReportDraft } from '../report-draft.ts';
import '../styles/bug-report.css';

type Sent = { id: string; number: number; answeredTo: string };

/**
 * /bug-report, signed in or not. `?type`, `from` and `request` fill the form in, `ticket` opens one of the person's
 * reports, `reports` is the page of all of them.
 */
export function BugReportScreen(): ReactNode {
  const user = useKnownUser();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const addressWith = (name: string, value: string | null): string => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    const text = next.toString();
    return text ? `${paths.bugReport}?${text}` : paths.bugReport;
  };
  const ticketId = search.get('ticket');
  return (
    <Page title={m.tickets.bugOrFeatureReport}>
      <Section title={m.tickets.newReport}>
        <NewReport
          // Another fault that is to be reported fills the form in anew.
          key={['type', 'from', 'request'].map((name) => search.get(name)).join('\n')}
          accountEmail={user?.email ?? null}
          search={search}
          onOpen={(id) => navigate(addressWith('ticket', id))}
        />
      </Section>
      {user && (
        <MyTickets
          page={search.has('reports') ? pageOf(search, 'reports') : null}
          onTurn={(to) =>
            navigate(addressWith('reports', to === null ? null : String(to)), { replace: true })
          }
          hrefOf={({ id }) => addressWith('ticket', id)}
        />
      )}
      {user && ticketId && (
        <TicketDialog
          key={ticketId}
          id={ticketId}
          onClose={() => navigate(addressWith('ticket', null), { replace: true })}
        />
      )}
    </Page>
  );
}

const isType = (text: string | null): text is TicketType =>
  (TICKET_TYPES as readonly (string | null)[]).includes(text);

type NewReportProps = {
  accountEmail: string | null;
  search: URLSearchParams;
  onOpen: (id: string) => void;
};

function NewReport({ accountEmail, search, onOpen }: NewReportProps): ReactNode {
  // As they were when the form was opened: a ticket's dialog changes the address.
  const [facts] = useState(() => attachedFacts(search));
  const [draft, setDraft] = useState<ReportDraft | null>(() => {
    const asked = search.get('type');
    const type = isType(asked) ? asked : null;
    return keptDraft(type) ?? (type && emptyDraft(type));
  });
  const [sent, setSent] = useState<Sent | null>(null);
  const start = (type: TicketType | null): void => {
    keepReportDraft(null);
    setSent(null);
    setDraft(type && emptyDraft(type));
  };
  if (sent)
    return (
      <ReportSent
        {...sent}
        onAnother={() => start(null)}
        {...(accountEmail !== null && { onOpen: () => onOpen(sent.id) })}
      />
    );
  if (!draft) return <TypeChoice onChoose={start} />;
  return (
    <ReportForm
      key={draft.type}
      draft={draft}
      facts={facts}
      accountEmail={accountEmail}
      onChangeType={() => start(null)}
      onSent={(ticket, answeredTo) => setSent({ ...ticket, answeredTo })}
    />
  );
}

const TypeChoice = ({ onChoose }: { onChoose: (type: TicketType) => void }): ReactNode => (
  <div className="report-types stack gap-12 w-44">
    <button type="button" onClick={() => onChoose('bug')}>
      <Bug className="ic" aria-hidden="true" />
      <b className="strong">{m.tickets.reportABug}</b>
      <span className="sm mute">{m.tickets.somethingDoesNotWorkAs}</span>
    </button>
    <button type="button" onClick={() => onChoose('feature')}>
      <Lightbulb className="ic" aria-hidden="true" />
      <b className="strong">{m.tickets.requestAFeature}</b>
      <span className="sm mute">{m.tickets.somethingIsMissingOrCould}</span>
    </button>
  </div>
);

type ReportSentProps = Sent & { onAnother: () => void; onOpen?: () => void };

function ReportSent({ number, answeredTo, onAnother, onOpen }: ReportSentProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="w-40">
      <h2 ref={heading} className="fig-20" tabIndex={-1}>
        <Rich of={m.tickets.thankYouYourReportIs} number={<span className="fig">#{number}</span>} />
      </h2>
      <ol className="bullets mt-16 mb-16">
        <li>{m.tickets.weReadItAndSet}</li>
        <li>
          <Rich of={m.tickets.weWriteToYouWhen} email={<b className="strong">{answeredTo}</b>} />
        </li>
        <li>{m.tickets.youCanAddCommentsUntil}</li>
      </ol>
      <p className="report-acts line gap-12">
        {onOpen && <Button onClick={onOpen}>{m.tickets.openYourReport}</Button>}
        <Button look={onOpen ? 'quiet' : 'line'} onClick={onAnother}>
          {m.tickets.sendAnotherReport}
        </Button>
      </p>
    </div>
  );
}
