import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesMemberRules = {
  reported: {
    broken:
      'Je hebt gemeld dat dit laadpunt defect is. Je kunt het reserveren zodra een beheerder het in orde heeft gemaakt.',
    blocked:
      'Je hebt gemeld dat er bij dit laadpunt een auto in de weg staat. Kies een ander laadpunt, of dit op een later moment.',
  },
  youHaveReachedTheLimit: {
    day: ({ count }) =>
      plural(count, {
        one: `Je hebt de limiet van ${number(count)} reservering per dag bereikt.`,
        other: `Je hebt de limiet van ${number(count)} reserveringen per dag bereikt.`,
      }),
    week: ({ count }) =>
      plural(count, {
        one: `Je hebt de limiet van ${number(count)} reservering per week bereikt.`,
        other: `Je hebt de limiet van ${number(count)} reserveringen per week bereikt.`,
      }),
    month: ({ count }) =>
      plural(count, {
        one: `Je hebt de limiet van ${number(count)} reservering per maand bereikt.`,
        other: `Je hebt de limiet van ${number(count)} reserveringen per maand bereikt.`,
      }),
  },
  youAlreadyHaveUpcoming: ({ count }) =>
    plural(count, {
      one: `Je hebt al ${number(count)} komende reservering, en dat is de limiet. Annuleer er een, of wacht tot er een is begonnen.`,
      other: `Je hebt al ${number(count)} komende reserveringen, en dat is de limiet. Annuleer er een, of wacht tot er een is begonnen.`,
    }),
  youAlreadyHavePeriod: ({ period }) => `Je hebt al een reservering: ${period}.`,
  youAlreadyHavePeriodOnDay: ({ day, period }) => `Je hebt al een reservering: ${day}, ${period}.`,
  leaveAnHourFreeBeforeIt: 'Laat daarvóór een uur vrij.',
  nextFromTime: ({ time }) => `De volgende kan vanaf ${time}.`,
  atMostLimitReservationsAt: ({ limit }) =>
    `Op een locatie mogen maximaal ${limit} reserveringen zonder pauze op elkaar volgen.`,
  thisReservationHasBegunYou:
    'Deze reservering is begonnen. Je kunt die naar een later uur op dezelfde dag verplaatsen, of annuleren en een andere dag reserveren.',
  theTimeToConfirmArrival:
    'De tijd om de aankomst te bevestigen is voorbij. Je kunt deze reservering annuleren en een andere tijd reserveren.',
  youHadAChargerAt: ({ end }) =>
    `Je had op die tijd een laadpunt en hebt het opgegeven nadat de tijd om aan te komen voorbij was. Kies een begintijd vanaf ${end}.`,
  youAlreadyHaveAReservation: ({ day, start, end }) =>
    `Je hebt al een reservering op ${day} van ${start} tot ${end}`,
  closedForUntil: ({ reason, until }) => `Gesloten tot ${until}: ${reason}.`,
  dayAndTime: ({ day, time }) => `${day}, ${time}`,
  thisChargerIsAlreadyTaken: 'Dit laadpunt is op die tijd al bezet. Kies een ander laadpunt.',
  thisChargerIsTakenFrom: ({ from }) => `Dit laadpunt is bezet vanaf ${from}.`,
  somebodyHasThisChargerUntil: ({ time }) => `Iemand heeft dit laadpunt tot ${time}.`,
} satisfies Messages['rulesMemberRules'];
