import type { Messages } from '../../en/index.ts';

export const sentNotifyNudges = {
  ifYouAreNotComing: 'Kom je niet, annuleer dan, zodat iemand anders kan laden.',
  areYouStillComingAt: ({ time }) => `Kom je nog om ${time}?`,
  chargerAtLocationHours: ({ spotNumber, location, hours }) =>
    `Laadpunt ${spotNumber} bij ${location}, ${hours}.`,
  areYouStillComingTo: ({ spotNumber, location }) =>
    `Kom je nog naar laadpunt ${spotNumber} bij ${location}?`,
  ifYouAreThereIs: 'Zo ja, dan hoef je niets te doen.',
  youCanAlsoChangeItsTime: 'Je kunt ook de tijd wijzigen.',
  iAmNotComing: 'Ik kom niet',
  yes: 'Ja',
  noCancelIt: 'Nee, annuleren',
  yourReservationOfChargerSpotNumber: ({ spotNumber }) =>
    `Je reservering van laadpunt ${spotNumber} is geannuleerd`,
  ifYourCarIsCharged:
    'Is je auto opgeladen, geef het laadpunt dan vrij: iemand op de wachtlijst kan de rest van je tijd gebruiken.',
  somebodyIsWaitingForA: 'Er wacht iemand op een laadpunt',
  chargerAtLocationIsYoursUntil: ({ spotNumber, location, time }) =>
    `Laadpunt ${spotNumber} bij ${location} is van jou tot ${time}.`,
  somebodyIsWaitingForACharger: ({ location }) => `Er wacht iemand op een laadpunt bij ${location}`,
  chargerIsYoursUntil: ({ spotNumber, time }) => `Laadpunt ${spotNumber} is van jou tot ${time}.`,
  ifYouStillNeedIt: 'Heb je het nog nodig, dan hoef je niets te doen.',
} satisfies Messages['sentNotifyNudges'];
