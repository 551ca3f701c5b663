import type { Messages } from '../../en/index.ts';

export const sentWaitlist = {
  youHaveAReservationThere: 'Je hebt daar in deze uren al een reservering.',
  theChargerThatIsFree: 'Het laadpunt dat vrij is, is gemeld als defect of geblokkeerd.',
  aChargerWasFreeDuring: 'Er was een laadpunt vrij tijdens je stille uren.',
  youAlreadyHaveAReservation: 'Je hebt op die tijd al een reservering.',
} satisfies Messages['sentWaitlist'];
