import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
import { ClosureDialog } from '../../closures/closure-dialog.tsx';
import { ComingQuestion } from '../../components/coming-question.tsx';
import { reportTextBy } from '../../report-words.ts';
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
        <h2 id="open-reports">{m.locationsReports.reportedChargers}</h2>
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

const hidden = (words: ReactNode): ReactNode => <span className="vh">{words}</span>;

type OpenReportProps = { organizationId: string; report: SpotReport; spot: Spot; location: Location };

function OpenReport({ organizationId, report, spot, location }: OpenReportProps): ReactNode {
  const now = useNow();
  const resolve = useResolveReport();
  const update = useUpdateCharger(organizationId);
  const { spotNumber } = spot;
  const isOut = !isInService(spot);
  const authors = Math.max(1, report.reporters);
  const [isDoubted, setDoubted] = useState(false);
  const [isClosing, setClosing] = useState(false);

  // Bringing it back from maintenance ends that it is broken.
  function works(): void {
    const title =
      report.kind === 'broken'
        ? m.locationsReports.chargerSpotNumberWorksAgain({ spotNumber })
        : m.locationsReports.chargerSpotNumberIsNoLonger({ spotNumber });
    const done = { title, description: m.locationsReports.thoseWhoReportedItAre };
    if (report.kind === 'broken' && isOut)
      update.change(
        { id: spot.id, changes: { currentStatus: 'available' } },
        { onSuccess: () => toast(done) },
      );
    else resolve.mutate({ id: report.id, finding: 'over', done });
  }
  function callFalse(): Promise<unknown> {
    const done = {
      title: m.locationsReports.theReportOfChargerSpotNumber({ spotNumber }),
      description: m.locationsReports.authorsNotified({ count: authors }),
    };
    return resolve.mutateAsync({ id: report.id, finding: 'false', done });
  }
  function close(): void {
    update.change(
      { id: spot.id, changes: { currentStatus: 'maintenance' } },
      {
        onSuccess: () =>
          toast({
            title: m.locationsReports.chargerSpotNumberIsInMaintenance({ spotNumber }),
            description: m.locationsReports.nobodyCanReserveIt,
          }),
      },
    );
  }
  return (
    <li className="or-row">
      <b className="fig fig-20">{spotNumber}</b>
      <span className="stack gap-2 anywhere">
        <span className="strong">{keepTimesTogether(reportTextBy(report, location.timezone, now))}</span>
        <span className="sm mute">
          {isOut ? m.locationsReports.nameInMaintenance({ name: location.name }) : location.name}
        </span>
        {report.notes.map((note, index) => (
          <span key={index} className="sm">
            {m.locationsReports.quoted({ words: note })}
          </span>
        ))}
      </span>
      <span className="or-acts line gap-8-20">
        {report.kind === 'broken' && !isOut && (
          <Button onClick={() => setClosing(true)}>
            <Rich of={m.locationsClosures.closeForRepairs} vh={hidden} spotNumber={spotNumber} />
          </Button>
        )}
        {report.kind === 'broken' && !isOut && (
          <Button look="quiet" busy={update.isPending} onClick={close}>
            <Rich of={m.locationsReports.putInMaintenance} vh={hidden} spotNumber={spotNumber} />
          </Button>
        )}
        <Button look="quiet" busy={resolve.isPending} onClick={works}>
          <Rich
            of={report.kind === 'broken' ? m.locationsReports.itWorksAgain : m.locationsReports.theCarIsGone}
            vh={hidden}
            spotNumber={spotNumber}
          />
        </Button>
        <Button look="quiet" onClick={() => setDoubted(true)}>
          <Rich of={m.locationsReports.falseReport} vh={hidden} spotNumber={spotNumber} />
        </Button>
      </span>
      {isDoubted && (
        <ConfirmDialog
          title={m.locationsReports.wasItNever[report.kind]({ spotNumber })}
          description={m.locationsReports.theReportEnds({ count: authors })}
          keepLabel={m.locationsReports.keepReport}
          confirmLabel={m.locationsReports.callItFalse}
          act={callFalse}
          onClose={() => setDoubted(false)}
        />
      )}
      {isClosing && (
        <ClosureDialog
          location={location}
          beforehand={{ spotIds: [spot.id], reason: m.locationsClosures.reasons.repairs, fromNow: true }}
          onClose={() => setClosing(false)}
        />
      )}
      <ComingQuestion
        question={update.question}
        title={m.locationsReports.putChargerSpotNumberInMaintenance({ spotNumber })}
        act="maintain"
      />
    </li>
  );
}
