import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const displaysDisplay = {
  thisDisplayHasNoLink: 'Dit scherm heeft geen link',
  openTheAddressThatAn: 'Open het adres dat een beheerder van je organisatie ervoor heeft gemaakt.',
  thisDisplaysLinkIsNot: 'De link van dit scherm is niet geldig',
  itWasRevokedOrIs:
    'Hij is ingetrokken of niet volledig. Een beheerder van je organisatie kan een nieuwe maken.',
  theServerCannotBeReached: 'De server is niet bereikbaar',
  theChargersAreShownAs: 'De laadpunten verschijnen zodra er verbinding is. Niemand hoeft hier iets te doen.',
  thisLocationIsNotIn: 'Deze locatie is niet in gebruik',
  itsChargersCannotBeReserved:
    'De laadpunten kunnen niet worden gereserveerd. Een beheerder kan de locatie weer openen.',
  notConnectedSince: ({ time }) => `Geen verbinding sinds ${time}.`,
  theChargersAreShownAsThey: 'Je ziet de laadpunten zoals ze toen waren.',
  reserveAtHost: ({ host }) => `Reserveren op ${host}`,
  somethingWentWrong: 'Er ging iets mis',
  thisDisplayStartsAgainWithin: 'Dit scherm start binnen een minuut opnieuw.',
  empty: 'Onbezet',
  reserved: 'Gereserveerd',
  inUse: 'In gebruik',
  reported: 'Gemeld',
  powerAndPlug: ({ power, plug }) => `${power} kW, ${plug}`,
  untilTime: ({ time }) => `tot ${time}`,
  reportedAs: {
    blocked: 'Gemeld: geblokkeerd',
    broken: 'Gemeld: defect',
  },
  reportKinds: {
    blocked: 'geblokkeerd',
    broken: 'defect',
  },
  fromTime: ({ time }) => `vanaf ${time}`,
  reserveFirst: 'eerst reserveren',
  waitingInLine: ({ count }) =>
    plural(count, { one: `${number(count)} op de wachtlijst`, other: `${number(count)} op de wachtlijst` }),
  noChargers: 'Geen laadpunten',
  anAdministratorAddsThemWith: 'Een beheerder voegt ze aan de locatie toe.',
  chargersFree: ({ count }) =>
    plural(count, { one: `${number(count)} vrij`, other: `${number(count)} vrij` }),
  ofChargers: ({ count }) =>
    plural(count, { one: `van ${number(count)} laadpunt`, other: `van ${number(count)} laadpunten` }),
  reserveFirstOfAll: 'Eerst reserveren',
  nextFree: {
    today: ({ time, number }) => `Laadpunt ${number} komt als eerste vrij, om ${time}`,
    tomorrow: ({ time, number }) => `Laadpunt ${number} komt als eerste vrij, morgen om ${time}`,
    later: ({ day, time, number }) => `Laadpunt ${number} komt als eerste vrij, ${day} om ${time}`,
  },
  nothingIsFreeTodayOr: 'Vandaag en morgen is er niets vrij',
  noneFree: 'Niets vrij',
  byReservationOnly: 'Alleen op reservering.',
  byReservationOnlyUntil: ({ time }) => `Alleen op reservering tot ${time}.`,
  canBeReservedFrom: ({ count, time }) =>
    plural(count, {
      one: `Vanaf ${time} is er ${number(count)} te reserveren.`,
      other: `Vanaf ${time} zijn er ${number(count)} te reserveren.`,
    }),
  canBeUsedFrom: ({ count, time }) =>
    plural(count, {
      one: `Vanaf ${time} is er ${number(count)} te gebruiken.`,
      other: `Vanaf ${time} zijn er ${number(count)} te gebruiken.`,
    }),
  opens: {
    today: ({ time }) => `Gaat om ${time} open`,
    tomorrow: ({ time }) => `Gaat morgen om ${time} open`,
    later: ({ day, time }) => `Gaat ${day} om ${time} open`,
  },
  itDoesNotOpenIn: 'De komende weken niet open',
  weekdays: {
    monday: 'maandag',
    tuesday: 'dinsdag',
    wednesday: 'woensdag',
    thursday: 'donderdag',
    friday: 'vrijdag',
    saturday: 'zaterdag',
    sunday: 'zondag',
  },
} satisfies Messages['displaysDisplay'];
