import { m } from '@chargerota/messages';
import type { Location, Spot } from '@chargerota/contract';
import { formatAddress } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { organizationTab } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states.tsx';
import { chargersAddress, moreChargersAddress } from '../../addresses.ts';
import { locationSpotsQuery } from '../../api.ts';
import { CHARGER_STATES, stateOf } from '../../charger-form.ts';
import { ClosureDialog } from '../../closures/closure-dialog.tsx';
import { ClosuresSection } from '../../closures/closures-section.tsx';
import { AddChargersDialog } from './add-chargers-dialog.tsx';
import { ChargerDialog } from './charger-dialog.tsx';
import { ChargerList } from './charger-list.tsx';
import { ChargerSkeletons } from './charger-row.tsx';
import { OpenReports } from '../reports/open-reports.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { ManyChargersDialog } from './many-chargers-dialog.tsx';
import '../../styles/chargers.css';

type ChargersViewProps = { location: Location; onEdit: () => void };

/** The subject of the open dialog. */
type Open =
  | { dialog: 'one'; spot: Spot }
  | { dialog: 'many' | 'close'; spots: Spot[] }
  | { dialog: 'codes' }
  | null;

/** The chargers of a location; one or several of them can be changed or closed for a time, the whole location too
 * (`&close`), and some added (`&more=COUNT`). */
export function ChargersView({ location, onEdit }: ChargersViewProps): ReactNode {
  const spots = useQuery(locationSpotsQuery(location.id));
  const [open, setOpen] = useState<Open>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const heading = useHeadingInView();
  const query = new URLSearchParams(useSearch());
  const more = Number(query.get('more'));
  const [, navigate] = useLocation();
  return (
    <section aria-labelledby="chargers-of">
      <Link className="ch-back touch gap-6 mt-12 medium mute sm" href={organizationTab('locations')}>
        <ArrowLeft className="ic ic-16" aria-hidden="true" />
        {m.locationsChargers.allLocations}
      </Link>
      <header className="ch-head line top ends">
        <div>
          <h2 id="chargers-of" ref={heading} tabIndex={-1}>
            {location.name}
          </h2>
          <p className="sm mute">{formatAddress(location)}</p>
          <div className="sm mute">
            {spots.isPending && <Skeleton width={144} />}
            {spots.data && describe(spots.data)}
          </div>
        </div>
        <div className="line gap-8">
          {location.isActive && (
            <Button onClick={() => navigate(moreChargersAddress(location.id, 1), { replace: true })}>
              {m.locationsChargers.addCharger}
            </Button>
          )}
          <Button disabled={!spots.data} onClick={() => setOpen({ dialog: 'codes' })}>
            {m.locationsChargers.printCodes}
          </Button>
          <Button onClick={onEdit}>{m.locationsChargers.editLocation}</Button>
        </div>
      </header>
      <OpenReports organizationId={location.organizationId} locationId={location.id} />
      <ClosuresSection location={location} spots={spots.data ?? []} />
      {spots.isPending && <ChargerSkeletons />}
      {spots.isLoadingError && (
        <ErrorState
          title={m.common.theChargersCouldNotBe}
          onRetry={() => void spots.refetch()}
          retrying={spots.isFetching}
        >
          {m.locationsChargers.theyAndTheirReservationsAre}
        </ErrorState>
      )}
      {spots.data && (
        <ChargerList
          spots={spots.data}
          selected={selected}
          onSelect={setSelected}
          onEdit={(spot) => setOpen({ dialog: 'one', spot })}
          onEditMany={(many) => setOpen({ dialog: 'many', spots: many })}
          onCloseMany={location.isActive ? (many) => setOpen({ dialog: 'close', spots: many }) : null}
        />
      )}
      {more > 0 && (
        <AddChargersDialog
          location={location}
          count={more}
          onClose={() => navigate(chargersAddress(location.id), { replace: true })}
        />
      )}
      {query.has('close') && location.isActive && (
        <ClosureDialog
          location={location}
          onClose={() => navigate(chargersAddress(location.id), { replace: true })}
        />
      )}
      {open?.dialog === 'close' && (
        <ClosureDialog
          location={location}
          beforehand={{ spotIds: open.spots.map(({ id }) => id) }}
          onDone={() => setSelected(new Set())}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === 'codes' && (
        <CodesDialog
          location={location}
          spots={(spots.data ?? []).filter(({ isActive }) => isActive)}
          selected={selected}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === 'one' && (
        <ChargerDialog
          organizationId={location.organizationId}
          timezone={location.timezone}
          spot={open.spot}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === 'many' && (
        <ManyChargersDialog
          organizationId={location.organizationId}
          timezone={location.timezone}
          spots={open.spots}
          onChanged={(failed) => setSelected(new Set(failed.map(({ id }) => id)))}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

/** '22 chargers available, 1 in maintenance, 1 out of use' */
function describe(spots: readonly Spot[]): string {
  return CHARGER_STATES.map((state) => ({
    state,
    count: spots.filter((spot) => stateOf(spot) === state).length,
  }))
    .filter(({ state, count }) => state === 'available' || count > 0)
    .map(({ state, count }) => m.locationsChargers.counted[state]({ count }))
    .join(', ');
}

/** The view replaces a list that may have been scrolled, so the page starts at the view's heading. */
function useHeadingInView() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) scrollTo(0, 0);
  }, []);
  return heading;
}
