import type { Messages } from '../../en/index.ts';

export const organizationsFirstRun = {
  firstSteps: 'Premiers pas',
  doneOfCountDone: ({ done, count }) => `Terminés : ${done} sur ${count}`,
  hideTheFirstSteps: 'Masquer les premiers pas',
  showTheFirstSteps: 'Afficher les premiers pas',
  hide: 'Masquer',
  show: 'Afficher',
  dontShowAgain: 'Ne plus afficher',
  done: '(terminé)',
  theFormAsksForVehicle:
    'Le formulaire demande le véhicule, le téléphone et un contact d’urgence. <button>Demander seulement le nom, l’e-mail et le mot de passe</button>',
  markAsDoneTitle: ({ title }) => `Marquer comme terminé : ${title}`,
  markAsDone: 'Marquer comme terminé',
  chooseAPlan: 'Choisir une formule',
  addALocation: 'Ajouter un site',
  membersReserveAtAPlace:
    'Les membres réservent dans un lieu qui a une adresse, des horaires d’ouverture et des bornes.',
  checkItsChargers: 'Vérifier ses bornes',
  powerAndConnectorTellMembers:
    'La puissance et le connecteur indiquent aux membres quelle borne convient à leur voiture.',
  openTheChargers: 'Voir les bornes',
  checkTheRules: 'Vérifier les règles',
  howLongHowOftenAnd:
    'Combien de temps, à quelle fréquence et combien de temps à l’avance les membres peuvent réserver. Des règles qui conviennent à la plupart des organisations s’appliquent déjà.',
  openTheRules: 'Voir les règles',
  inviteMembers: 'Inviter des membres',
  theyJoinByTheLink: 'Ils rejoignent l’organisation grâce au lien reçu par e-mail.',
  theyJoinByTheLinkAndYouApprove:
    'Ils rejoignent l’organisation grâce au lien reçu par e-mail, et vous les acceptez.',
} satisfies Messages['organizationsFirstRun'];
