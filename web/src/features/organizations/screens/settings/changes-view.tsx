import { m } from '@chargerota/messages';
import type { AuditEntry, MyOrganization } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { byDay } from '../../../../lib/by-day.ts';
import { differingZone, formatDay } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { ExportCsv } from '../../../../ui/export-csv.tsx';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { auditExportAddress, auditLogQuery } from '../../settings-api.ts';
import type { AuditFilter } from '../../settings-api.ts';
import { isFiltering, readFilter, writeFilter } from './audit-filter.ts';
import { byAct } from './audit-words.ts';
import { ActRows, ChangeSkeletons } from './change-row.tsx';
import { ChangesFilter } from './changes-filter.tsx';
import { SubView } from '../../../../ui/sub-view.tsx';
import '../../styles/activity-log.css';

type ChangesViewProps = { organization: MyOrganization; onBack: () => void };

/** Changes by administrators, newest first, grouped by day in the organization's zone. */
export function ChangesView({ organization, onBack }: ChangesViewProps): ReactNode {
  const { id, timezone } = organization;
  const filter = readFilter(useSearch());
  const [, navigate] = useLocation();
  const log = useQuery(auditLogQuery(id, filter));
  const zone = differingZone(useNow(), timezone);
  const ask = (next: AuditFilter): void =>
    navigate(`${paths.organization}?tab=settings&view=changes${writeFilter(next)}`, { replace: true });
  return (
    <SubView
      title={m.organizationsSettings.activityLog}
      back={
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft className="ic ic-16" aria-hidden="true" />
          {m.organizationsSettings.backToSettings}
        </Button>
      }
      actions={<ExportCsv address={log.data?.total ? auditExportAddress(id, filter) : null} />}
    >
      <ChangesFilter organizationId={id} filter={filter} onChange={(next) => ask({ ...next, page: 1 })} />
      <PagedList
        query={log}
        of="changes"
        page={filter.page}
        onTurn={(page) => ask({ ...filter, page })}
        loading={<ChangeSkeletons />}
        failedTitle={m.organizationsSettings.theChangesCouldNotBe}
        failedText={m.common.theyAreAllKeptTry}
        empty={<Nothing filtering={isFiltering(filter)} onClear={() => ask({})} />}
        note={zone && m.organizationsSettings.inZone({ zone })}
      >
        {(entries) => <Days entries={entries} timezone={timezone} />}
      </PagedList>
    </SubView>
  );
}

function Days({ entries, timezone }: { entries: AuditEntry[]; timezone: string }): ReactNode {
  return byDay(entries, timezone, ({ at }) => at).map(({ date, items }) => (
    <section key={date} aria-label={formatDay(date)} className="log-day mt-24">
      <h3>{formatDay(date)}</h3>
      <ol className="rows">
        {byAct(items).map((act) => (
          <ActRows key={act[0]?.id} entries={act} timezone={timezone} />
        ))}
      </ol>
    </section>
  ));
}

function Nothing({ filtering, onClear }: { filtering: boolean; onClear: () => void }): ReactNode {
  return filtering ? (
    <EmptyState
      title={m.organizationsSettings.noSuchChange}
      action={<Button onClick={onClear}>{m.organizationsSettings.showAllChanges}</Button>}
    >
      {m.organizationsSettings.nothingThatAdministratorsChangedMatches}
    </EmptyState>
  ) : (
    <EmptyState title={m.organizationsSettings.nothingHasBeenChangedYet}>
      {m.organizationsSettings.changesThatAdministratorsMakeTo}
    </EmptyState>
  );
}
