import type { Location, Spot, SpotReport } from '@chargerota/contract';
import { isInService, keepTimesTogether } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useUpdateCharger } from '../../admin-api.ts';
import { locationsQuery, spotsQuery } from '../../api.ts';
import { ComingQuestion } from '../../components/coming-question.tsx';
import { reportText } from '../../report-words.ts';
import { spotReportsQuery, useResolveReport } from '../../reports-api.ts';
import './open-reports.css';

type OpenReportsProps = { organizationId: string; locationId?: string };

/** Chargers that members report blocked or broken, for administrators; nothing if there are none. */
export function OpenReports({ organizationId, locationId }: OpenReportsProps): ReactNode {
  const reports = useQuery(spotReportsQuery).data ?? [];
  const spots = useQuery(spotsQuery).data ?? [];
  const locations = useQuery(locationsQuery).data ?? [];
  const shown = reports.flatMap((report) => {
    const spot = spots.find(({ id }) => id === report.spotId);
    const location = locations.find(({ id }) => id === report.locationId);
    const isHere = locationId === undefined || locationId === report.locationId;
    return spot && location && isHere ? [{ report, spot, location }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className="mb-24" aria-labelledby="open-reports">
      <header className="list-head">
        <h2 id="open-reports">Reported chargers</h2>
        <span className="fig mute">{shown.length}</span>
      </header>
      <ul className="rows">
        {shown.map((one) => (
          <OpenReport key={one.report.id} {...one} organizationId={organizationId} />
        ))}
      </ul>
    </section>
  );
}

type OpenReportProps = { organizationId: string; report: SpotReport; spot: Spot; location: Location };

function OpenReport({ organizationId, report, spot, location }: OpenReportProps): ReactNode {
  const now = useNow();
  const resolve = useResolveReport();
  const update = useUpdateCharger(organizationId);
  const { spotNumber } = spot;
  const charger = `charger ${spotNumber}`;
  const isOut = !isInService(spot);
  const [isDoubted, setDoubted] = useState(false);
  const authors = report.reporters > 1 ? 'Those who made it are' : 'Its author is';

  // Bringing it back from maintenance ends that it is broken.
  function works(): void {
    const title =
      report.kind === 'broken'
        ? `Charger ${spotNumber} works again`
        : `Charger ${spotNumber} is no longer blocked`;
    const done = { title, description: 'Those who reported it are notified.' };
    if (report.kind === 'broken' && isOut)
      update.change(
        { id: spot.id, changes: { currentStatus: 'available' } },
        { onSuccess: () => toast(done) },
      );
    else resolve.mutate({ id: report.id, finding: 'over', done });
  }
  function callFalse(): Promise<unknown> {
    const done = {
      title: `The report of charger ${spotNumber} was false`,
      description: `${authors} notified.`,
    };
    return resolve.mutateAsync({ id: report.id, finding: 'false', done });
  }
  function close(): void {
    update.change(
      { id: spot.id, changes: { currentStatus: 'maintenance' } },
      {
        onSuccess: () =>
          toast({ title: `Charger ${spotNumber} is in maintenance`, description: 'Nobody can reserve it.' }),
      },
    );
  }
  return (
    <li className="or-row">
      <b className="fig fig-20">{spotNumber}</b>
      <span className="stack gap-2 anywhere">
        <span className="strong">
          {keepTimesTogether(reportText(report, location.timezone, now))}
          {report.reporters > 1 && ` by ${report.reporters} members`}
        </span>
        <span className="sm mute">
          {location.name}
          {isOut && ', in maintenance'}
        </span>
        {report.notes.map((note, index) => (
          <span key={index} className="sm">
            “{note}”
          </span>
        ))}
      </span>
      <span className="or-acts line gap-8-20">
        {report.kind === 'broken' && !isOut && (
          <Button busy={update.isPending} onClick={close}>
            Put in maintenance<span className="vh">: {charger}</span>
          </Button>
        )}
        <Button look="quiet" busy={resolve.isPending} onClick={works}>
          {report.kind === 'broken' ? 'It works again' : 'The car is gone'}
          <span className="vh">: {charger}</span>
        </Button>
        <Button look="quiet" onClick={() => setDoubted(true)}>
          False report<span className="vh">: {charger}</span>
        </Button>
      </span>
      {isDoubted && (
        <ConfirmDialog
          title={`Was charger ${spotNumber} never ${report.kind}?`}
          description={`The report ends. ${authors} notified, and for 90 days their further reports only inform: no time is kept because of them.`}
          keepLabel="Keep report"
          confirmLabel="Call it false"
          act={callFalse}
          onClose={() => setDoubted(false)}
        />
      )}
      <ComingQuestion
        question={update.question}
        title={`Put charger ${spotNumber} in maintenance?`}
        act="maintain"
      />
    </li>
  );
}
