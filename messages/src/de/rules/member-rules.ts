import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesMemberRules = {
  reported: {
    broken:
      'Du hast diesen Ladepunkt als defekt gemeldet. Du kannst ihn reservieren, sobald ein Admin sich darum gekümmert hat.',
    blocked:
      'Du hast gemeldet, dass an diesem Ladepunkt ein Auto im Weg steht. Wähle einen anderen Ladepunkt oder diesen später.',
  },
  youHaveReachedTheLimit: {
    day: ({ count }) =>
      plural(count, {
        one: `Du hast die Grenze von ${number(count)} Reservierung pro Tag erreicht.`,
        other: `Du hast die Grenze von ${number(count)} Reservierungen pro Tag erreicht.`,
      }),
    week: ({ count }) =>
      plural(count, {
        one: `Du hast die Grenze von ${number(count)} Reservierung pro Woche erreicht.`,
        other: `Du hast die Grenze von ${number(count)} Reservierungen pro Woche erreicht.`,
      }),
    month: ({ count }) =>
      plural(count, {
        one: `Du hast die Grenze von ${number(count)} Reservierung pro Monat erreicht.`,
        other: `Du hast die Grenze von ${number(count)} Reservierungen pro Monat erreicht.`,
      }),
  },
  youAlreadyHaveUpcoming: ({ count }) =>
    plural(count, {
      one: `Du hast schon ${number(count)} bevorstehende Reservierung; mehr geht nicht. Storniere sie oder warte, bis sie begonnen hat.`,
      other: `Du hast schon ${number(count)} bevorstehende Reservierungen; mehr geht nicht. Storniere eine oder warte, bis eine begonnen hat.`,
    }),
  youAlreadyHavePeriod: ({ period }) => `Du hast schon ${period}.`,
  youAlreadyHavePeriodOnDay: ({ day, period }) => `Du hast schon ${day}, ${period}.`,
  leaveAnHourFreeBeforeIt: 'Lass davor eine Stunde frei.',
  nextFromTime: ({ time }) => `Die nächste geht ab ${time}.`,
  atMostLimitReservationsAt: ({ limit }) =>
    `An einem Standort dürfen höchstens ${limit} Reservierungen ohne Pause aufeinander folgen.`,
  thisReservationHasBegunYou:
    'Diese Reservierung hat begonnen. Du kannst sie auf eine spätere Stunde desselben Tages verschieben oder sie stornieren und einen anderen Tag reservieren.',
  theTimeToConfirmArrival:
    'Die Zeit, um die Ankunft zu bestätigen, ist vorbei. Du kannst diese Reservierung stornieren und eine andere Zeit reservieren.',
  youHadAChargerAt: ({ end }) =>
    `Du hattest zu dieser Zeit einen Ladepunkt und hast ihn erst aufgegeben, als die Zeit zum Ankommen vorbei war. Wähle einen Beginn ab ${end}.`,
  youAlreadyHaveAReservation: ({ day, start, end }) =>
    `Du hast am ${day} von ${start} bis ${end} schon eine Reservierung`,
  closedForUntil: ({ reason, until }) => `Gesperrt bis ${until}: ${reason}.`,
  dayAndTime: ({ day, time }) => `${day}, ${time}`,
  thisChargerIsAlreadyTaken:
    'Dieser Ladepunkt ist zu dieser Zeit schon belegt. Wähle einen anderen Ladepunkt.',
  thisChargerIsTakenFrom: ({ from }) => `Dieser Ladepunkt ist ab ${from} belegt.`,
  somebodyHasThisChargerUntil: ({ time }) => `Jemand hat diesen Ladepunkt bis ${time}.`,
} satisfies Messages['rulesMemberRules'];
