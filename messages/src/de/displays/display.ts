import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const displaysDisplay = {
  thisDisplayHasNoLink: 'Diese Anzeige hat keinen Link',
  openTheAddressThatAn: 'Öffne die Adresse, die ein Admin deiner Organisation dafür erstellt hat.',
  thisDisplaysLinkIsNot: 'Der Link dieser Anzeige ist nicht gültig',
  itWasRevokedOrIs:
    'Er wurde widerrufen oder ist unvollständig. Ein Admin deiner Organisation kann einen neuen erstellen.',
  theServerCannotBeReached: 'Der Server ist nicht erreichbar',
  theChargersAreShownAs:
    'Die Ladepunkte werden angezeigt, sobald es eine Verbindung gibt. Hier muss niemand etwas tun.',
  thisLocationIsNotIn: 'Dieser Standort ist nicht in Betrieb',
  itsChargersCannotBeReserved:
    'Seine Ladepunkte lassen sich nicht reservieren. Ein Admin kann ihn wieder öffnen.',
  notConnectedSince: ({ time }) => `Seit ${time} keine Verbindung.`,
  theChargersAreShownAsThey: 'Angezeigt wird der letzte bekannte Stand.',
  reserveAtHost: ({ host }) => `Reservieren auf ${host}`,
  somethingWentWrong: 'Etwas ist schiefgegangen',
  thisDisplayStartsAgainWithin: 'Diese Anzeige startet innerhalb einer Minute neu.',
  empty: 'Unbelegt',
  reserved: 'Reserviert',
  inUse: 'Belegt',
  reported: 'Gemeldet',
  powerAndPlug: ({ power, plug }) => `${power} kW, ${plug}`,
  untilTime: ({ time }) => `bis ${time}`,
  reportedAs: {
    blocked: 'Blockiert gemeldet',
    broken: 'Defekt gemeldet',
  },
  reportKinds: {
    blocked: 'blockiert',
    broken: 'defekt',
  },
  fromTime: ({ time }) => `ab ${time}`,
  reserveFirst: 'erst reservieren',
  waitingInLine: ({ count }) =>
    plural(count, {
      one: `${number(count)} auf der Warteliste`,
      other: `${number(count)} auf der Warteliste`,
    }),
  noChargers: 'Keine Ladepunkte',
  anAdministratorAddsThemWith: 'Ein Admin fügt sie beim Standort hinzu.',
  chargersFree: ({ count }) =>
    plural(count, { one: `${number(count)} frei`, other: `${number(count)} frei` }),
  ofChargers: ({ count }) =>
    plural(count, { one: `von ${number(count)} Ladepunkt`, other: `von ${number(count)} Ladepunkten` }),
  reserveFirstOfAll: 'Erst reservieren',
  nextFree: {
    today: ({ time, number }) => `Als Nächstes frei: Ladepunkt ${number}, ab ${time}`,
    tomorrow: ({ time, number }) => `Als Nächstes frei: Ladepunkt ${number}, morgen ab ${time}`,
    later: ({ day, time, number }) => `Als Nächstes frei: Ladepunkt ${number}, ${day} ab ${time}`,
  },
  nothingIsFreeTodayOr: 'Heute und morgen ist nichts frei',
  noneFree: 'Keiner frei',
  byReservationOnly: 'Nur mit Reservierung.',
  byReservationOnlyUntil: ({ time }) => `Bis ${time} nur mit Reservierung.`,
  canBeReservedFrom: ({ count, time }) =>
    plural(count, {
      one: `${number(count)} lässt sich ab ${time} reservieren.`,
      other: `${number(count)} lassen sich ab ${time} reservieren.`,
    }),
  canBeUsedFrom: ({ count, time }) =>
    plural(count, {
      one: `${number(count)} lässt sich ab ${time} nutzen.`,
      other: `${number(count)} lassen sich ab ${time} nutzen.`,
    }),
  opens: {
    today: ({ time }) => `Öffnet um ${time}`,
    tomorrow: ({ time }) => `Öffnet morgen um ${time}`,
    later: ({ day, time }) => `Öffnet am ${day} um ${time}`,
  },
  itDoesNotOpenIn: 'In den nächsten Wochen nicht geöffnet',
  weekdays: {
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    saturday: 'Samstag',
    sunday: 'Sonntag',
  },
} satisfies Messages['displaysDisplay'];
