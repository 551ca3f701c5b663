import { toast } from '../../../../ui/toast.ts';
import { useMoveReservation } from '../../api.ts';

/** Takes another charger of the location for the same time, and says so. */
export function useMove(onMoved: () => void = () => undefined) {
  const move = useMoveReservation();
  return {
    isPending: move.isPending,
    moveTo: (id: string, spotId: string): void =>
      move.mutate(
        { id, spotId },
        {
          onSuccess: ({ spot: { spotNumber } }) => {
            toast({
              title: `Charger ${spotNumber} is yours`,
              description: 'Your reservation has moved there.',
            });
            onMoved();
          },
        },
      ),
  };
}
