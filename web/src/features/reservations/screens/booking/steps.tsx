import { m } from '@chargerota/messages';
import type { Reservation } from '@chargerota/contract';
import { formatAddress, localDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../../../lib/api.ts';
import { isRefusal, useAttemptKey } from '../../../../lib/attempt-key.ts';
import { differingZone } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { useStaggeredParts } from '../../../../ui/staggered-render.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { toast } from '../../../../ui/toast.ts';
import { weekOf } from '../../../locations/api.ts';
import { LocationSelector } from '../../../locations/components/location-selector.tsx';
import { PlaceDetails } from '../../../locations/place/place-details.tsx';
import { offersQuery, useEndedEntries } from '../../../waitlist/api.ts';
import { endsIfReservedWords } from '../../../waitlist/line-words.ts';
import { useCreateReservation } from '../../api.ts';
import { bookingGuidelines } from '../../choosing/booking-guidelines.ts';
import { timeSlotOf } from '../../choosing/selection.ts';
import type { Member } from '../../member/member.ts';
import { AlternativeLink, alternativeTo } from './alternatives.tsx';
import { ConfirmedDialog } from './confirmed-dialog.tsx';
import { DateStep } from './date-step.tsx';
import { Recommended } from './recommended.tsx';
import { choicesOf, missingChoice, ReservationSummary, SummarySheet } from './reservation-summary.tsx';
import { SpotStep } from './spot-step.tsx';
import { focusChoice, scrollToStep, Step } from './step.tsx';
import { TimeStep } from './time-step.tsx';
import type { Booking, ReadyBooking } from './use-booking.ts';
import { useChargers } from './use-chargers.ts';
import type { Chargers } from './use-chargers.ts';

type StepsProps = { member: Member; booking: ReadyBooking };

/** The steps of a booking at a location, with their summary and what confirms it. */
export function Steps({ member, booking }: StepsProps): ReactNode {
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
  const ways = { offers, hasLine: member.organization.lineEnabled && !chargers.closed?.isAllDay };
  const alternative = alternativeTo(booking, chargers, ways);
  const wayOn = alternative && <AlternativeLink alternative={alternative} />;
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
  const drawn = useStaggeredParts(6);

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
            alternative={alternative}
            onStarted={() => scrollToStep(spotStep.current, 'nearest')}
            onChosen={() => scrollToStep(spotStep.current)}
          />
        )}
        {drawn > 4 && (
          <SpotStep ref={spotStep} booking={booking} chargers={chargers} alternative={alternative} />
        )}
        {ended.length > 0 && (
          <Notice tone="info" title={m.reservationsBooking.youWillNoLongerBe}>
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
                {m.reservationsBooking.confirmReservation}
              </Button>
              {missing && (
                <p className="sm mute mt-8 centred">{alternative ? `${alternative.title}.` : missing}</p>
              )}
              {wayOn && <p className="mt-12 stack">{wayOn}</p>}
            </>
          }
        />
      )}
      <SummarySheet
        choices={choices}
        obstacle={alternative?.title}
        action={
          missing === null ? (
            <Button look="primary" busy={isPending} onClick={press}>
              {m.common.confirm}
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

export function LocationStep({ booking, onChosen }: { booking: Booking; onChosen: () => void }): ReactNode {
  const { locations, location, now } = booking;
  return (
    <Step number={1} title={m.common.location} isDone={location !== null} className="st-loc">
      <LocationSelector
        options={locations.map((option) => ({
          id: option.id,
          name: option.name,
          address: formatAddress(option),
          spotCount: option.totalSpots,
          isActive: option.isActive,
          weeklyHours: weekOf(option),
          today: localDate(now, option.timezone),
          zone: differingZone(now, option.timezone),
          ...(!option.isActive && { disabledReason: m.reservationsBooking.inactiveItTakesNoReservations }),
        }))}
        value={location?.id ?? null}
        onChange={(id) => {
          booking.chooseLocation(id);
          onChosen();
        }}
      />
      {location && <PlaceDetails location={location} />}
    </Step>
  );
}

/** Confirms the booking and handles the outcome; calls `onSpotTaken` if somebody else was faster. */
function useConfirm(member: Member, booking: Booking, chargers: Chargers, onSpotTaken: () => void) {
  const create = useCreateReservation();
  const attempt = useAttemptKey();
  const [confirmed, setConfirmed] = useState<Reservation | null>(null);

  function confirm(): void {
    const { locationId, date } = booking.selection;
    const timeSlot = timeSlotOf(booking.selection);
    const spotId = chargers.spot?.id;
    if (!locationId || !date || !timeSlot || !spotId) {
      const description = m.reservationsBooking.missingRequiredInformationForReservation;
      toast({ title: m.reservationsBooking.bookingFailed, description, tone: 'loss' });
      return;
    }
    booking.pin(spotId);
    const request = { userId: member.user.id, locationId, spotId, date, timeSlot };
    create.mutate(
      { ...request, idempotencyKey: attempt.keyFor(request) },
      {
        onSuccess: (reservation) => {
          attempt.ended();
          booking.forget();
          setConfirmed(reservation);
        },
        onError: (error) => {
          attempt.ended(error);
          if (isRefusal(error)) booking.chooseSpot(isSpotTaken(error) ? null : spotId);
          if (isSpotTaken(error)) onSpotTaken();
        },
      },
    );
  }
  return {
    confirm,
    isPending: create.isPending,
    confirmed,
  };
}

/** Somebody else was faster: the other choices stay, but another charger must be chosen. */
const isSpotTaken = (error: Error): boolean =>
  error instanceof ApiError &&
  error.code === 'booking_conflict' &&
  !error.details.some(({ code }) => code === 'own_overlap');
