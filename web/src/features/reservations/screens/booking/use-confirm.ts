import type { Reservation } from '@chargerota/contract';
import { useState } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { toast } from '../../../../ui/toast.ts';
import { useCreateReservation } from '../../api.ts';
import { isRefusal, useAttemptKey } from '../../../../lib/attempt-key.ts';
import type { Member } from '../../member.ts';
import { timeSlotOf } from '../../selection.ts';
import type { Booking } from '../../use-booking.ts';
import type { Chargers } from '../../use-chargers.ts';

/** Confirms the booking and handles the outcome; calls `onSpotTaken` if somebody else was faster. */
export function useConfirm(member: Member, booking: Booking, chargers: Chargers, onSpotTaken: () => void) {
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
