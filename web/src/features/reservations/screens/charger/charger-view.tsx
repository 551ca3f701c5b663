import { formatNumber } from '@chargerota/domain';
import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Location, Reservation, Spot } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { formatTimeThere } from '../../../../lib/dates.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState, SkeletonRows } from '../../../../ui/states.tsx';
import { reportText } from '../../../locations/report-words.ts';
import { plugWords } from '../../../locations/words.ts';
import { RefusedArrivals } from '../../pending/pending-arrival.tsx';
import { EarlyDialog } from '../../charge-now/early-dialog.tsx';
import { PendingReleases } from '../../pending/pending-releases.tsx';
import type { Member } from '../../member/member.ts';
import { WalkInDialog } from '../../charge-now/walk-in-dialog.tsx';
import { HEADING_ID, useReservationActions } from '../../actions/use-reservation-actions.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { Answer } from './answer.tsx';
import { useScene } from './at-charger.ts';
import { paths } from '../../../../lib/paths.ts';

type ChargerViewProps = {
  member: Member;
  locations: Location[];
  location: Location;
  spots: Spot[];
  spot: Spot;
  own: Reservation[];
};

/** One charger, with the one thing that its finder needs now. */
export function ChargerView(props: ChargerViewProps): ReactNode {
  const { member, locations, location, spot } = props;
  const scene = useScene(props);
  const { situation, others, othersFrom, reports, now, context, failed } = scene;
  const mustReserve = othersFrom > now;
  const { actions, dialogs, releasing } = useReservationActions(locations, () => context);
  const asksToReport = new URLSearchParams(useSearch()).has('report');
  const [open, setOpen] = useState<'report' | 'walk-in' | 'early' | null>(asksToReport ? 'report' : null);
  const close = (): void => setOpen(null);
  const ownRow = situation.is === 'confirm' || situation.is === 'charging' ? situation.row : null;
  return (
    <Page className="at">
      <p className="mute pt-12">{location.name}</p>
      <h1 id={HEADING_ID} className="page-title" tabIndex={-1}>
        {m.common.chargerSpotNumber({ spotNumber: spot.spotNumber })}
      </h1>
      <p className="mute sm">
        {plugWords(spot)}, {m.reservationsCharger.powerKW({ power: formatNumber(spot.powerOutput) })}
      </p>
      <RefusedArrivals />
      <PendingReleases rows={scene.rows} now={now} spotId={spot.id} {...releasing} />
      {reports.map((report) => (
        <Notice key={report.id} tone="wait" title={reportText(report, location.timezone, now)}>
          {report.kind === 'broken'
            ? m.reservationsCharger.itMayNotCharge
            : m.reservationsCharger.aCarMayBeIn}{' '}
          {m.reservationsCharger.theAdministratorsKnow}
        </Notice>
      ))}
      {failed.length > 0 ? (
        <ErrorState
          title={m.reservationsCharger.todaysReservationsCouldNotBe}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        >
          {m.reservationsCharger.yourReservationsAreNotAffected}
        </ErrorState>
      ) : scene.isLoading ? (
        <SkeletonRows rows={2} />
      ) : (
        <Answer
          {...{ scene, location, spot, actions }}
          onWalkIn={() => setOpen('walk-in')}
          onEarly={() => setOpen('early')}
        />
      )}
      {!scene.isLoading && needsAnother(situation.is, reports.length > 0) && (
        <section className="at-place mt-32" aria-labelledby="at-others">
          <h2 id="at-others">
            {mustReserve
              ? m.reservationsCharger.freeHereFromTime({
                  time: formatTimeThere(othersFrom, location.timezone),
                })
              : m.reservationsCharger.freeHereNow}
          </h2>
          {mustReserve && others.length > 0 && (
            <p className="mute">{m.reservationsCharger.youNeedAReservationTo}</p>
          )}
          {others.length > 0 ? (
            <SpotLinks spots={others} />
          ) : (
            <p className="mute">
              {mustReserve
                ? m.reservationsCharger.noOtherChargerIsFreeThen({ name: location.name })
                : m.reservationsCharger.noOtherChargerIsFree({ name: location.name })}
            </p>
          )}
        </section>
      )}
      <p className="mt-32">
        <Button onClick={() => setOpen('report')}>{m.reservationsCharger.reportAProblem}</Button>
      </p>
      {dialogs}
      {open === 'walk-in' && <WalkInDialog place={{ location, spot, context }} onClose={close} />}
      {open === 'early' && situation.is === 'early' && <EarlyDialog row={situation.row} onClose={close} />}
      {open === 'report' && !scene.isLoading && (
        <ReportDialog
          spot={spot}
          canBeBlocked={scene.canBeBlocked}
          canNudge={member.organization.lineNudges}
          row={ownRow}
          others={others}
          onClose={close}
        />
      )}
    </Page>
  );
}

const needsAnother = (is: string, isReported: boolean): boolean =>
  is === 'taken' || is === 'out' || (isReported && (is === 'free' || is === 'no_walk_in'));

export const SpotLinks = ({ spots }: { spots: readonly Spot[] }): ReactNode => (
  <ul className="at-spots line gap-8 mt-12">
    {spots.map(({ id, spotNumber }) => (
      <li key={id}>
        <ButtonLink className="fig" href={`${paths.charger}?spot=${id}`}>
          <Rich
            of={m.reservationsCharger.chargerNumber}
            vh={(it) => <span className="vh">{it}</span>}
            spotNumber={spotNumber}
          />
        </ButtonLink>
      </li>
    ))}
  </ul>
);
