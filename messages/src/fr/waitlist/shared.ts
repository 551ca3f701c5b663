import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlist = {
  youHaveNotJoinedThe: 'Vous n’avez pas rejoint la liste d’attente',
  whatYouWaitForWas: 'Votre demande n’a pas été modifiée',
  youStillHaveYourReservation: 'Vous avez toujours votre réservation',
  youHaveNotLeftThe: 'Vous n’avez pas quitté la liste d’attente',
  youAreNotWaitingAgain: 'Votre attente n’a pas encore repris',
  youDidNotGetThe: 'Vous n’avez pas obtenu la borne',
  noConnection: 'Pas de connexion',
  theOfferWasNotPassed: 'Impossible de passer votre tour',
  offerPassedOn: 'Vous avez passé votre tour',
  youStayInLineAnd: 'Vous restez sur la liste d’attente et une autre borne peut vous être proposée.',
  chargerSpotNumberIsHeldFor: ({ spotNumber }) => `La borne ${spotNumber} vous est de nouveau réservée.`,
  anyChargerAtName: ({ name }) => `N’importe quelle borne, ${name}`,
  fromTo: ({ from, to }) => `${from} – ${to}`,
  hoursStartingAt: ({ count, time }) =>
    plural(count, {
      one: `${number(count)} heure, début à ${time}`,
      other: `${number(count)} heures, début à ${time}`,
    }),
  hoursStartingBetween: ({ count, earliest, latest }) =>
    plural(count, {
      one: `${number(count)} heure, début entre ${earliest} et ${latest}`,
      other: `${number(count)} heures, début entre ${earliest} et ${latest}`,
    }),
  onAnotherDayYouAre: 'Un autre jour, vous n’êtes plus en tête de la liste d’attente.',
  withOtherDaysOrHours: 'Avec d’autres jours ou heures, vous repartez à la fin de la liste d’attente.',
  youKeepYourPlaceIn: 'Vous gardez votre rang sur la liste d’attente.',
  youAreNext: 'Le prochain tour est le vôtre.',
  memberIsAheadOfYou: ({ count }) =>
    plural(count, {
      one: `${number(count)} membre est avant vous.`,
      other: `${number(count)} membres sont avant vous.`,
    }),
  aboutMinutes: ({ count }) =>
    plural(count, { one: `environ ${number(count)} minute`, other: `environ ${number(count)} minutes` }),
  youAreLikelyToGet: 'Vous avez de bonnes chances d’obtenir une borne.',
  youMayWellGetA: 'Vous pourriez bien obtenir une borne.',
  chargersRarelyBecomeFreeThen:
    'Des bornes se libèrent rarement à ce moment-là. D’autres jours ou heures augmenteraient vos chances.',
  youWereNotOfferedThe: ({ reason }) => `Le dernier créneau libre ne vous a pas été proposé : ${reason}`,
  theTimeToTakeIt: 'Le délai pour l’accepter est dépassé. Vous gardez votre rang sur la liste d’attente.',
  youTookItYourDashboard: 'Vous l’avez acceptée. Votre accueil indique ce qu’est devenue la réservation.',
  youPassedAsLongAs:
    'Vous avez passé votre tour. Tant que vous êtes sur la liste d’attente, une autre borne peut vous être proposée.',
  itIsNoLongerAvailable: 'Elle n’est plus disponible.',
  timeToday: ({ time }) => `${time} aujourd’hui`,
  timeTomorrow: ({ time }) => `${time} demain`,
  timeOnDay: ({ time, day }) => `${time} le ${day}`,
  chargerSpotNumberIsHeldForYou: ({ spotNumber, time }) =>
    `La borne ${spotNumber} vous est réservée jusqu’à ${time}`,
  itIsForSlot: ({ slot }) => `C’est pour le ${slot}.`,
  chargerWasHeldForYou: ({ spotNumber, time }) =>
    `La borne ${spotNumber} vous était réservée jusqu’à ${time}`,
  chargerWasOfferedToYou: ({ spotNumber }) => `La borne ${spotNumber} vous a été proposée`,
  slotAtName: ({ slot, name }) => `${slot}, ${name}.`,
  waitOn: ({ day, wish }) => `${day} (${wish})`,
  waitOnForCharger: ({ day, spotNumber, wish }) => `${day} (borne ${spotNumber}, ${wish})`,
  waitsEndIfYouTakeIt: ({ count, waits }) =>
    plural(count, {
      one: `Si vous l’acceptez, cette attente prend fin aussi, car vous aurez alors une borne pendant ses heures : ${waits}.`,
      other: `Si vous l’acceptez, ces attentes prennent fin aussi, car vous aurez alors une borne pendant leurs heures : ${waits}.`,
    }),
  waitsEndIfYouConfirm: ({ count, waits }) =>
    plural(count, {
      one: `Si vous confirmez, cette attente prend fin, car vous aurez alors une borne pendant ses heures : ${waits}.`,
      other: `Si vous confirmez, ces attentes prennent fin, car vous aurez alors une borne pendant leurs heures : ${waits}.`,
    }),
  waitsEndIfYouUpdateIt: ({ count, waits }) =>
    plural(count, {
      one: `Si vous la modifiez, cette attente prend fin, car vous aurez alors une borne pendant ses heures : ${waits}.`,
      other: `Si vous la modifiez, ces attentes prennent fin, car vous aurez alors une borne pendant leurs heures : ${waits}.`,
    }),
  waitsHaveEnded: ({ count, waits }) =>
    plural(count, {
      one: `Cette attente a pris fin, car vous avez maintenant une borne pendant ses heures : ${waits}.`,
      other: `Ces attentes ont pris fin, car vous avez maintenant une borne pendant leurs heures : ${waits}.`,
    }),
  chargerIsYours: ({ spotNumber, slot }) => `La borne ${spotNumber} est à vous : ${slot}.`,
  chargerWasYours: ({ spotNumber, slot }) => `La borne ${spotNumber} était à vous : ${slot}.`,
  youDidNotAnswerUntil: ({ spotNumber, time }) =>
    `La borne ${spotNumber} vous était réservée jusqu’à ${time}, et vous n’avez pas répondu.`,
  youDidNotAnswerUntilDay: ({ spotNumber, day, time }) =>
    `La borne ${spotNumber} vous était réservée jusqu’au ${day}, ${time}, et vous n’avez pas répondu.`,
  usedNothing: ({ joined }) =>
    `N’a utilisé aucune borne au cours des 14 derniers jours ; attend depuis le ${joined}.`,
  usedMinutes: ({ minutes, joined }) =>
    `A utilisé des bornes pendant ${minutes} min au cours des 14 derniers jours ; attend depuis le ${joined}.`,
  usedHours: ({ hours, joined }) =>
    `A utilisé des bornes pendant ${hours} h au cours des 14 derniers jours ; attend depuis le ${joined}.`,
  usedHoursAndMinutes: ({ hours, minutes, joined }) =>
    `A utilisé des bornes pendant ${hours} h ${minutes} min au cours des 14 derniers jours ; attend depuis le ${joined}.`,
  joinedAt: ({ joined }) => `Attend depuis le ${joined}.`,
  theMemberWhoHasUsed:
    'Le membre qui a le moins utilisé les bornes au cours des 14 derniers jours passe en premier ; à égalité, celui qui attend depuis le plus longtemps.',
  theMemberWhoJoinedFirst: 'Le membre qui attend depuis le plus longtemps passe en premier.',
} satisfies Messages['waitlist'];
