import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Gradually, Placeholder } from '../../../../ui/gradually.tsx';
import { usePartsInTurn } from '../../../../ui/in-turn.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { offersQuery } from '../../../waitlist/api.ts';
import { endsIfReservedWords } from '../../../waitlist/line-words.ts';
import { bookingGuidelines } from '../../booking-guidelines.ts';
import { canChargeNow, ChargeNowOffer } from '../../charge-now/charge-now-offer.tsx';
import { useChargeNow } from '../../charge-now/use-charge-now.ts';
import { ReservationSummary, SkipToSummary, SummarySheet } from '../../components/reservation-summary.tsx';
import { useMember } from '../../member.ts';
import type { Member } from '../../member.ts';
import { useBooking } from '../../use-booking.ts';
import type { Booking, ReadyBooking } from '../../use-booking.ts';
import { useChargers } from '../../use-chargers.ts';
import { NoLocations } from '../no-locations.tsx';
import { RegistrationRequired } from '../registration-required.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { choicesOf, missingChoice, vehicleChoice } from './choices.ts';
import { ConfirmedDialog } from './confirmed-dialog.tsx';
import { DateStep } from './date-step.tsx';
import { InsteadLink } from './instead.tsx';
import { LocationStep } from './location-step.tsx';
import { Recommended } from './recommended.tsx';
import { SpotStep } from './spot-step.tsx';
import { focusChoice, scrollToStep, Step, StepWaits } from './step.tsx';
import { TimeStep } from './time-step.tsx';
import { useConfirm } from './use-confirm.ts';
import { useEndedEntries } from '../use-ended-entries.ts';
import { useLinkCount } from './use-link-count.ts';
import { waitInstead } from './wait-instead.ts';
import '../../styles/booking.css';

/** /booking: choose location, date, start and duration, and charger, then confirm. */
export function BookingScreen(): ReactNode {
  const member = useMember();
  const links = useLinkCount();
  if (member.state === 'not-a-member') return <RegistrationRequired user={member.user} />;
  if (member.state === 'loading') return <Loading />;
  if (member.state === 'member') return <MemberBooking key={links} member={member} />;
  return (
    <Page title={TITLE} className="book">
      <ErrorState title="Your account could not be loaded" onRetry={member.retry}>
        Nothing has been booked or changed.
      </ErrorState>
    </Page>
  );
}

const TITLE = 'Book a charger';

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
          title="The locations could not be loaded"
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        >
          Your reservations are not affected.
        </ErrorState>
      </Page>
    );
  }
  const waiting = (
    <Loading>{booking.isReady && <AtOnce member={member} booking={booking} isWaiting />}</Loading>
  );
  if (booking.isLoading) return waiting;
  return (
    <Gradually fallback={waiting}>
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
    </Gradually>
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
            <StepWaits>Choose a location first.</StepWaits>
          </Step>
        ))}
      </div>
      <ReservationSummary
        choices={vehicleChoice(member)}
        guidelines={bookingGuidelines(member.organization)}
        action={
          <>
            <Button look="primary" large block disabled>
              Confirm reservation
            </Button>
            <p className="sm mute bk-missing">Choose a location.</p>
          </>
        }
      />
      <SummarySheet choices={{}} action={null} />
    </div>
  );
}

const LATER_STEPS = ['Date', 'Start and duration', 'Charger'];

/** Removes the link's choices from the address once they have been read, so that a reload keeps later choices. */
function useClearAddress(): void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (search) navigate(path, { replace: true });
  }, [search, path, navigate]);
}

function Steps({ member, booking }: { member: Member; booking: ReadyBooking }): ReactNode {
  const chargers = useChargers(booking);
  const dateStep = useRef<HTMLElement>(null);
  const timeStep = useRef<HTMLElement>(null);
  const spotStep = useRef<HTMLElement>(null);
  const { confirm, isPending, confirmed } = useConfirm(member, booking, chargers, () =>
    focusChoice(spotStep.current),
  );
  const [, navigate] = useLocation();
  const missing = missingChoice(booking, chargers);
  const offers = useQuery(offersQuery).data ?? [];
  const ways = { offers, hasLine: member.organization.lineEnabled };
  const instead = waitInstead(booking, chargers, ways);
  const wayOn = instead && <InsteadLink instead={instead} />;
  const choices = choicesOf(member, booking, chargers);
  const ended = useEndedEntries(
    missing === null ? { ...booking.selection, location: booking.location, madeAt: null } : null,
  );
  // As they were when it was confirmed: afterwards the server ends them.
  const [endedThen, setEndedThen] = useState(ended);
  const press = (): void => {
    setEndedThen(ended);
    confirm();
  };
  const drawn = usePartsInTurn(6);

  return (
    <div className="bk-cols">
      <div className="bk-steps">
        <Recommended booking={booking} />
        {drawn > 1 && <LocationStep booking={booking} onChosen={() => scrollToStep(dateStep.current)} />}
        {drawn > 2 && (
          <DateStep
            ref={dateStep}
            booking={booking}
            chargers={chargers}
            onChosen={() => scrollToStep(timeStep.current)}
          />
        )}
        {drawn > 3 && (
          <TimeStep
            ref={timeStep}
            booking={booking}
            chargers={chargers}
            ways={ways}
            instead={instead}
            onStarted={() => scrollToStep(spotStep.current, 'nearest')}
            onChosen={() => scrollToStep(spotStep.current)}
          />
        )}
        {drawn > 4 && <SpotStep ref={spotStep} booking={booking} chargers={chargers} instead={instead} />}
        {ended.length > 0 && (
          <Notice tone="info" title="You will no longer be in line for these hours">
            {endsIfReservedWords(ended)}
          </Notice>
        )}
      </div>
      {drawn > 5 && (
        <ReservationSummary
          choices={choices}
          guidelines={bookingGuidelines(member.organization, booking.context)}
          action={
            <>
              <Button look="primary" large block disabled={missing !== null} busy={isPending} onClick={press}>
                Confirm reservation
              </Button>
              {missing && <p className="sm mute bk-missing">{instead ? `${instead.title}.` : missing}</p>}
              {wayOn && <p className="bk-join">{wayOn}</p>}
            </>
          }
        />
      )}
      <SummarySheet
        choices={choices}
        obstacle={instead?.title}
        action={
          missing === null ? (
            <Button look="primary" busy={isPending} onClick={press}>
              Confirm
            </Button>
          ) : (
            wayOn
          )
        }
      />
      <ConfirmedDialog
        reservation={confirmed}
        ended={endedThen}
        // However it is closed, nothing stays behind that one more press would book.
        onClose={() => navigate(paths.dashboard)}
      />
    </div>
  );
}
