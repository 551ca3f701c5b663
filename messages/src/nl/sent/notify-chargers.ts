import type { Messages } from '../../en/index.ts';

export const sentNotifyChargers = {
  whatWasFound: {
    blocked: 'Een lid trof er een auto aan waardoor anderen niet kunnen laden.',
    broken: 'Een lid kon er niet laden. Het kan nog worden gereserveerd tot je het in onderhoud zet.',
  },
  chargerIsOver: {
    blocked: ({ spotNumber }) => `Laadpunt ${spotNumber} is niet meer geblokkeerd`,
    broken: ({ spotNumber }) => `Laadpunt ${spotNumber} werkt weer`,
  },
  chargerAtLocationIsOver: {
    blocked: ({ spotNumber, location }) => `Laadpunt ${spotNumber} bij ${location} is niet meer geblokkeerd`,
    broken: ({ spotNumber, location }) => `Laadpunt ${spotNumber} bij ${location} werkt weer`,
  },
  chargerNeverWas: {
    blocked: ({ spotNumber }) => `Laadpunt ${spotNumber} was niet geblokkeerd`,
    broken: ({ spotNumber }) => `Laadpunt ${spotNumber} was niet defect`,
  },
  chargerAtLocationNeverWas: {
    blocked: ({ spotNumber, location }) => `Laadpunt ${spotNumber} bij ${location} was niet geblokkeerd`,
    broken: ({ spotNumber, location }) => `Laadpunt ${spotNumber} bij ${location} was niet defect`,
  },
  theyWroteNote: ({ note }) => `De melder schreef: ‘${note}’`,
  chargerIsReported: {
    blocked: ({ spotNumber }) => `Laadpunt ${spotNumber} is gemeld als geblokkeerd`,
    broken: ({ spotNumber }) => `Laadpunt ${spotNumber} is gemeld als defect`,
  },
  chargerAtLocationIsReported: {
    blocked: ({ spotNumber, location }) => `Laadpunt ${spotNumber} bij ${location} is gemeld als geblokkeerd`,
    broken: ({ spotNumber, location }) => `Laadpunt ${spotNumber} bij ${location} is gemeld als defect`,
  },
  seeTheReport: 'Melding bekijken',
  anAdministratorFoundThatThis:
    'Een beheerder heeft vastgesteld dat dit niet zo was. 90 dagen lang worden je meldingen wel getoond, maar volgt er verder niets uit.',
  thankYouAnAdministratorHas: 'Bedankt: een beheerder heeft het in orde gemaakt.',
  youReportedIt: {
    blocked: 'Je had het gemeld als geblokkeerd.',
    broken: 'Je had het gemeld als defect.',
  },
  seeTheChargers: 'Laadpunten bekijken',
  ifItIsYoursAnd: 'Is het jouw auto en ben je klaar, verplaats hem dan en geef het laadpunt vrij.',
  somebodyNeedsChargerSpotNumber: ({ spotNumber }) => `Iemand heeft laadpunt ${spotNumber} nodig`,
  aCarWasInTheWay: ({ time, location }) => `Om ${time} stond er een auto in de weg bij ${location}.`,
  somebodyNeedsChargerSpotNumberAt: ({ spotNumber, location }) =>
    `Iemand heeft laadpunt ${spotNumber} bij ${location} nodig`,
  youChargedLastAtCharger: ({ spotNumber, location, time }) =>
    `Je hebt als laatste geladen bij laadpunt ${spotNumber} van ${location}. Om ${time} stond daar een auto in de weg.`,
  ifYouHaveLeftAlready: 'Ben je al weg, dan hoef je niets te doen.',
  openYourReservations: 'Je reserveringen openen',
} satisfies Messages['sentNotifyChargers'];
