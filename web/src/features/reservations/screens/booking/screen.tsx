import type { Reservation } from '@chargerota/contract';
import { formatDate, formatHour } from '@chargerota/domain';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../../../app/paths.ts';
import { ApiError } from '../../../../lib/api.ts';
import { useIsRouted } from '../../../../lib/routed-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useCreateReservation } from '../../api.ts';
import { useAttemptKey } from '../../attempt-key.ts';
import { bookingGuidelines } from '../../booking-guidelines.ts';
import { ReservationSummary, SummarySheet } from '../../components/reservation-summary.tsx';
import type { Choices } from '../../components/reservation-summary.tsx';
import { useMember } from '../../member.ts';
import type { Member } from '../../member.ts';
import { timeSlotOf } from '../../selection.ts';
import { useBooking } from '../../use-booking.ts';
import type { Booking, ReadyBooking } from '../../use-booking.ts';
import { useChargers } from '../../use-chargers.ts';
import type { Chargers } from '../../use-chargers.ts';
import { NoLocations } from '../no-locations.tsx';
import { RegistrationRequired } from '../registration-required.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { ConfirmedDialog } from './confirmed-dialog.tsx';
import { DateStep } from './date-step.tsx';
import { LocationStep } from './location-step.tsx';
import { SpotStep } from './spot-step.tsx';
import { scrollToStep, Step, StepWaits } from './step.tsx';
import { TimeStep } from './time-step.tsx';
import '../../styles/booking.css';

/** /booking (SPEC.md §2 "Booking"): location, date, start and duration, spot, confirm. */
export function BookingScreen(): ReactNode {
  const member = useMember();
  if (member.state === 'not-a-member') return <RegistrationRequired user={member.user} />;
  return (
    <Page title="Book a charger" className="book">
      {member.state === 'loading' && <BookingSkeleton />}
      {member.state === 'error' && (
        <ErrorState title="Your account could not be read" onRetry={member.retry}>
          Nothing has been booked or changed.
        </ErrorState>
      )}
      {member.state === 'member' && <MemberBooking member={member} />}
    </Page>
  );
}

function MemberBooking({ member }: { member: Member }): ReactNode {
  const booking = useBooking(member);
  useClearAddress();
  const { location, context, locations, failed } = booking;
  if (failed.length > 0) {
    return (
      <ErrorState
        title="The locations could not be read"
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      >
        Your reservations stand as they are.
      </ErrorState>
    );
  }
  if (booking.isLoading) return <BookingSkeleton />;
  if (locations.length === 0) return <NoLocations organization={member.organization} />;
  if (!location || !context) return <WaitingSteps member={member} booking={booking} />;
  return <Steps member={member} booking={{ ...booking, location, context }} />;
}

/** Before a location is chosen: the later steps say what they wait for. */
function WaitingSteps({ member, booking }: { member: Member; booking: Booking }): ReactNode {
  return (
    <div className="bk-cols">
      <div className="bk-steps">
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

const LATER_STEPS = ['Date', 'Start and duration', 'Spot'];

/** A link's wishes are the screen's own once they are read; a reload then finds what was chosen since. */
function useClearAddress(): void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (search) navigate(path, { replace: true });
  }, [search, path, navigate]);
}

function Steps({ member, booking }: { member: Member; booking: ReadyBooking }): ReactNode {
  const chargers = useChargers(booking.location, booking.selection);
  const dateStep = useRef<HTMLElement>(null);
  const timeStep = useRef<HTMLElement>(null);
  const spotStep = useRef<HTMLElement>(null);
  const { confirm, isPending, confirmed, forget } = useConfirm(member, booking, chargers);
  const [, navigate] = useLocation();
  const hasDashboard = useIsRouted(paths.dashboard);
  const missing = missingChoice(booking, chargers);
  const choices = choicesOf(member, booking, chargers);

  return (
    <div className="bk-cols">
      <div className="bk-steps">
        <LocationStep booking={booking} onChosen={() => scrollToStep(dateStep.current)} />
        <DateStep ref={dateStep} booking={booking} onChosen={() => scrollToStep(timeStep.current)} />
        <TimeStep
          ref={timeStep}
          booking={booking}
          chargers={chargers}
          onStarted={() => scrollToStep(spotStep.current, 'nearest')}
          onChosen={() => scrollToStep(spotStep.current)}
        />
        <SpotStep ref={spotStep} booking={booking} chargers={chargers} />
      </div>
      <ReservationSummary
        choices={choices}
        guidelines={bookingGuidelines(member.organization)}
        action={
          <>
            <Button look="primary" large block disabled={missing !== null} busy={isPending} onClick={confirm}>
              Confirm reservation
            </Button>
            {missing && <p className="sm mute bk-missing">{missing}</p>}
          </>
        }
      />
      <SummarySheet
        choices={choices}
        action={
          missing === null && (
            <Button look="primary" busy={isPending} onClick={confirm}>
              Confirm
            </Button>
          )
        }
      />
      <ConfirmedDialog
        reservation={confirmed}
        onClose={forget}
        onDone={() => {
          forget();
          if (hasDashboard) navigate(paths.dashboard);
        }}
      />
    </div>
  );
}

/** Confirming, and what follows from its outcome. */
function useConfirm(member: Member, booking: Booking, chargers: Chargers) {
  const create = useCreateReservation();
  const attempt = useAttemptKey();
  const [confirmed, setConfirmed] = useState<Reservation | null>(null);

  function confirm(): void {
    const { locationId, date } = booking.selection;
    const timeSlot = timeSlotOf(booking.selection);
    const spotId = chargers.spot?.id;
    if (!locationId || !date || !timeSlot || !spotId) {
      const description = 'Missing required information for reservation';
      toast({ title: 'Booking Failed', description, tone: 'loss' });
      return;
    }
    const wish = { userId: member.user.id, locationId, spotId, date, timeSlot };
    create.mutate(
      { ...wish, idempotencyKey: attempt.keyFor(wish) },
      {
        onSuccess: (reservation) => {
          attempt.ended();
          setConfirmed(reservation);
        },
        onError: (error) => {
          attempt.ended(error);
          if (isSpotTaken(error)) booking.chooseSpot(null);
        },
      },
    );
  }
  return {
    confirm,
    isPending: create.isPending,
    confirmed,
    forget: () => {
      setConfirmed(null);
      booking.startOver();
    },
  };
}

/** Somebody was faster: the other choices stay, another spot is to be chosen. */
const isSpotTaken = (error: Error): boolean =>
  error instanceof ApiError &&
  error.code === 'booking_conflict' &&
  !error.details.some(({ code }) => code === 'own_overlap');

/** What still has to be chosen, as the sentence beside the button; null if nothing. */
function missingChoice({ selection }: Booking, chargers: Chargers): string | null {
  if (selection.date === null) return 'Choose a date.';
  if (selection.startHour === null) return 'Choose a start.';
  if (selection.hours === null) return 'Choose a duration.';
  return chargers.spot ? null : 'Choose a spot.';
}

function choicesOf(member: Member, { selection, location }: ReadyBooking, chargers: Chargers): Choices {
  const { date, startHour, hours } = selection;
  return {
    ...vehicleChoice(member),
    locationName: location.name,
    ...(date && { date: formatDate(date) }),
    ...(startHour !== null &&
      hours !== null && {
        slot: { from: formatHour(startHour), to: formatHour((startHour + hours) % 24), startHour, hours },
      }),
    ...(chargers.spot && { spot: chargers.spot }),
  };
}

function vehicleChoice({ user }: Member): Choices {
  const name = [user.vehicleMake, user.vehicleModel].filter(Boolean).join(' ');
  return name ? { vehicle: { name, plate: user.licensePlate ?? undefined } } : {};
}
