import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const parts = {
  thisNeedsAConnectionAnd:
    'Cette action a besoin d’une connexion, et il n’y en a pas pour le moment. Réessayez quand elle sera rétablie.',
  noAnswerCame: 'Aucune réponse : impossible de savoir si l’action a été effectuée.',
  notLoadedTryAgain: 'Aucune réponse. Réessayez dans un instant.',
  noAnswerCamePressAgain:
    'Aucune réponse : impossible de savoir si l’action a été effectuée. Appuyez à nouveau : elle ne sera pas effectuée deux fois.',
  tryAgainInAMoment: 'Réessayez dans un instant.',
  theServerDidNotAnswer: 'Le serveur n’a pas répondu comme prévu. Réessayez dans un instant.',
  tomorrow: 'Demain',
  yourTime: ({ timeThere, yourTime }) => `${timeThere} sur place, c’est ${yourTime} chez vous.`,
  yourTimeOnDay: ({ timeThere, yourTime, day }) =>
    `${timeThere} sur place, c’est le ${day} à ${yourTime} chez vous.`,
  youAreStillSignedIn: 'Votre session est toujours ouverte',
  noAnswerCameSoYou:
    'Aucune réponse : impossible de savoir si votre session est fermée. Appuyez à nouveau pour vous en assurer.',
  hoursShort: ({ hours }) => `${hours} h`,
  minutesShort: ({ minutes }) => `${minutes} min`,
  hoursAndMinutesShort: ({ hours, minutes }) => `${hours} h ${minutes} min`,
  minutesAndSecondsShort: ({ minutes, seconds }) => `${minutes} min ${seconds} s`,
  minutes: ({ count }) =>
    plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  hoursAndMinutes: ({ hours, minutes }) =>
    `${plural(hours, { one: `${number(hours)} heure`, other: `${number(hours)} heures` })} et ${plural(minutes, { one: `${number(minutes)} minute`, other: `${number(minutes)} minutes` })}`,
  zoneRegions: {
    Africa: 'Afrique',
    America: 'Amérique',
    Antarctica: 'Antarctique',
    Arctic: 'Arctique',
    Asia: 'Asie',
    Atlantic: 'Atlantique',
    Australia: 'Australie',
    Europe: 'Europe',
    Indian: 'Océan Indien',
    Pacific: 'Pacifique',
  },
  other: 'Autres',
  likelyHere: 'Probablement le vôtre',
  chargeRota: 'ChargeRota',
  answersNeedAnotherLook: ({ count }) =>
    plural(count, { one: `${number(count)} réponse à revoir`, other: `${number(count)} réponses à revoir` }),
  exportCSV: 'Exporter en CSV',
  optional: '(facultatif)',
  showPassword: 'Afficher le mot de passe',
  results: 'Résultats',
  looking: 'Recherche…',
  resultResults: ({ count }) =>
    plural(count, { one: `${number(count)} résultat.`, other: `${number(count)} résultats.` }),
  lastName: 'Nom de famille',
  iHaveOneName: 'Je n’ai qu’un seul nom',
  leaveWithoutSaving: 'Quitter sans enregistrer ?',
  leave: 'Quitter',
  stay: 'Rester',
  search: 'Rechercher',
  pages: {
    tickets: {
      name: 'Pages de signalements',
      position: '{range} sur {total} signalements',
    },
    administrators: {
      name: 'Pages d’administrateurs',
      position: '{range} sur {total} administrateurs',
    },
    entries: {
      name: 'Pages d’entrées',
      position: '{range} sur {total} entrées',
    },
    changes: {
      name: 'Pages de modifications',
      position: '{range} sur {total} modifications',
    },
    members: {
      name: 'Pages de membres',
      position: '{range} sur {total} membres',
    },
    reviews: {
      name: 'Pages d’avis',
      position: '{range} sur {total} avis',
    },
    reports: {
      name: 'Pages de signalements',
      position: '{range} sur {total} signalements',
    },
  },
  counted: {
    administrators: ({ count }) =>
      plural(count, { one: `${number(count)} administrateur`, other: `${number(count)} administrateurs` }),
    entries: ({ count }) =>
      plural(count, { one: `${number(count)} entrée`, other: `${number(count)} entrées` }),
    changes: ({ count }) =>
      plural(count, { one: `${number(count)} modification`, other: `${number(count)} modifications` }),
  },
  previous: 'Précédent',
  next: 'Suivant',
  reportThis: 'Signaler le problème',
  signOutHere: 'Se déconnecter ici ?',
  yourReservationsStayAsThey:
    'Vos réservations restent inchangées. Pour vous reconnecter, il vous faudra votre mot de passe ou votre compte Google ou Apple.',
  staySignedIn: 'Garder la session ouverte',
  thereIsNoConnectionNow:
    'Pas de connexion pour le moment. Rien n’est perdu : l’affichage se fera dès que la connexion sera rétablie.',
  retry: 'Réessayer',
  chooseATimeZone: 'Choisissez un fuseau horaire',
  cityOrOffset: 'Ville ou décalage',
  aCityOrGMT5: 'Une ville, ou « GMT-5 »',
  noTimeZoneHasThis:
    'Aucun fuseau horaire ne porte ce nom. Essayez une plus grande ville proche de vous, ou un décalage.',
  chosen: 'choisi',
  copied: 'Copié',
  undo: 'Annuler',
  changeUndone: 'Modification annulée',
  nothingToUndo: 'Rien à annuler',
  itWasChangedAgainMeanwhile: 'Une autre modification a eu lieu entre-temps.',
  notUndone: 'Annulation impossible',
  noAnswerCameSoItMay: 'Aucune réponse : impossible de savoir si la modification a été annulée. Vérifiez-la.',
  undoing: 'Annulation…',
} satisfies Messages['parts'];
