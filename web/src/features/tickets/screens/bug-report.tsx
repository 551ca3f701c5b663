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
    <Page title="Bug or feature report">
      <Section title="New report">
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
      <b className="strong">Report a Bug</b>
      <span className="sm mute">Something does not work as it should.</span>
    </button>
    <button type="button" onClick={() => onChoose('feature')}>
      <Lightbulb className="ic" aria-hidden="true" />
      <b className="strong">Request a Feature</b>
      <span className="sm mute">Something is missing, or could be better.</span>
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
        Thank you. Your report is <span className="fig">#{number}</span>
      </h2>
      <ol className="bullets mt-16 mb-16">
        <li>We read it, and set its status to In Progress when we work on it.</li>
        <li>
          We write to <b className="strong">{answeredTo}</b> when we answer or its status changes. The first
          email, with a link to your report, is on its way.
        </li>
        <li>You can add comments until it is completed.</li>
      </ol>
      <p className="report-acts line gap-12">
        {onOpen && <Button onClick={onOpen}>Open your report</Button>}
        <Button look={onOpen ? 'quiet' : 'line'} onClick={onAnother}>
          Send another report
        </Button>
      </p>
    </div>
  );
}
