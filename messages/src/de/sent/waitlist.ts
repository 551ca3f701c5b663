import type { Messages } from '../../en/index.ts';

export const sentWaitlist = {
  youHaveAReservationThere: 'Du hast dort in diesen Stunden schon eine Reservierung.',
  theChargerThatIsFree: 'Der freie Ladepunkt ist als defekt oder blockiert gemeldet.',
  aChargerWasFreeDuring: 'Während deiner Ruhezeiten war ein Ladepunkt frei.',
  youAlreadyHaveAReservation: 'Du hast zu dieser Zeit schon eine Reservierung.',
} satisfies Messages['sentWaitlist'];
