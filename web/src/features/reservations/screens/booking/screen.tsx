import { m } from '@chargerota/messages';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../../../ui/button.tsx';
import { DeferredRender, Placeholder } from '../../../../ui/deferred-render.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { canChargeNow, ChargeNowOffer } from '../../charge-now/charge-now-offer.tsx';
import { useChargeNow } from '../../charge-now/charge-now.ts';
import { bookingGuidelines } from '../../choosing/booking-guidelines.ts';
import type { Member } from '../../member/member.ts';
import { NoLocations } from '../obstacles/no-locations.tsx';
import { MembersOnly } from '../obstacles/registration-required.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { Recommended } from './recommended.tsx';
import { ReservationSummary, SkipToSummary, SummarySheet, vehicleChoice } from './reservation-summary.tsx';
import { Step, StepWaits } from './step.tsx';
import { LocationStep, Steps } from './steps.tsx';
import { useBooking } from './use-booking.ts';
import type { Booking } from './use-booking.ts';
import './booking.css';

/** /booking: choose location, date, start and duration, and charger, then confirm. */
export function BookingScreen(): ReactNode {
  const links = useLinkCount();
  return (
    <MembersOnly title={TITLE} className="book" loading={<Loading />}>
      {(member) => <MemberBooking key={links} member={member} />}
    </MembersOnly>
  );
}

const TITLE = m.common.bookACharger;

const Loading = ({ children }: { children?: ReactNode }): ReactNode => (
  <Placeholder>
    <Page title={TITLE} className="book">
      {children}
      <BookingSkeleton />
    </Page>
  </Placeholder>
);

function MemberBooking({ member }: { member: Member }): ReactNode {
  const booking = useBooking(member);
  useClearAddress();
  const { location, context, locations, failed } = booking;
  if (failed.length > 0) {
    return (
      <Page title={TITLE} className="book">
        <ErrorState
          title={m.reservationsBooking.theLocationsCouldNotBe}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        >
          {m.reservationsBooking.yourReservationsAreNotAffected}
        </ErrorState>
      </Page>
    );
  }
  const waiting = (
    <Loading>{booking.isReady && <AtOnce member={member} booking={booking} isWaiting />}</Loading>
  );
  if (booking.isLoading) return waiting;
  return (
    <DeferredRender fallback={waiting}>
      <Page title={TITLE} className="book">
        {location && context && <SkipToSummary />}
        <AtOnce member={member} booking={booking} />
        {locations.length === 0 ? (
          <NoLocations organization={member.organization} />
        ) : location && context ? (
          <Steps member={member} booking={{ ...booking, location, context }} />
        ) : (
          <WaitingSteps member={member} booking={booking} />
        )}
      </Page>
    </DeferredRender>
  );
}

/** For whoever is at a charger already. While the screen loads, its place is kept. */
function AtOnce({ member, booking, isWaiting }: AtOnceProps): ReactNode {
  const { locations, rows, now } = booking;
  const found = useChargeNow(member, { locations, rows, now });
  const { contextAt } = found;
  const isHeld = isWaiting === true && canChargeNow(found);
  return <ChargeNowOffer inRow found={isHeld ? { is: 'looking', contextAt } : found} />;
}

type AtOnceProps = { member: Member; booking: Booking; isWaiting?: boolean };

/** The later steps before a location is chosen; each says what it waits for. */
function WaitingSteps({ member, booking }: { member: Member; booking: Booking }): ReactNode {
  return (
    <div className="bk-cols">
      <div className="bk-steps">
        <Recommended booking={booking} />
        <LocationStep booking={booking} onChosen={() => undefined} />
        {LATER_STEPS.map((title, index) => (
          <Step key={title} number={index + 2} title={title} isDone={false}>
            <StepWaits>{m.reservationsBooking.chooseALocationFirst}</StepWaits>
          </Step>
        ))}
      </div>
      <ReservationSummary
        choices={vehicleChoice(member)}
        guidelines={bookingGuidelines(member.organization)}
        action={
          <>
            <Button look="primary" large block disabled>
              {m.reservationsBooking.confirmReservation}
            </Button>
            <p className="sm mute mt-8 centred">{m.reservationsBooking.locationIsMissing}</p>
          </>
        }
      />
      <SummarySheet choices={{}} action={null} />
    </div>
  );
}

const LATER_STEPS = [m.reservationsBooking.date, m.reservationsBooking.startAndDuration, m.common.charger];

/** Removes the link's choices from the address once they have been read, so that a reload keeps later choices. */
function useClearAddress(): void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (search) navigate(path, { replace: true });
  }, [search, path, navigate]);
}

/**
 * How many links with choices have led here. One that comes while the screen is open, as from the command menu, begins
 * the booking anew; that the screen then clears its address does not.
 */
function useLinkCount(): number {
  const search = useSearch();
  const [seen, setSeen] = useState({ search, count: 0 });
  if (search === seen.search) return seen.count;
  const next = { search, count: seen.count + (search ? 1 : 0) };
  setSeen(next);
  return next.count;
}
