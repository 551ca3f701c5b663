import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const invitationsInvites = {
  peopleToInvite: 'Personnes à inviter',
  sent: 'Envoyée',
  changeAddress: '<vh>Modifier </vh>{address}',
  removeAddress: ({ address }) => `Retirer ${address}`,
  suspendAMemberOr:
    'Suspendez un membre dans <members>Membres</members>, ou <plan>ajoutez des membres à votre formule</plan>.',
  revokeAnInvitationOr:
    'Révoquez une invitation ci-dessous, suspendez un membre dans <members>Membres</members>, ou <plan>ajoutez des membres à votre formule</plan>.',
  yourPlanHasRoomFor: ({ count }) =>
    plural(count, {
      one: `Votre formule permet encore <fig>${number(count)}</fig> membre, sur {total}.`,
      other: `Votre formule permet encore <fig>${number(count)}</fig> membres, sur {total}.`,
    }),
  yourPlanHasTooLittleRoom: ({ count }) =>
    plural(count, {
      one: `Votre formule permet encore <fig>${number(count)}</fig> membre, sur {total} : il est donc impossible d’inviter tout le monde ici.`,
      other: `Votre formule permet encore <fig>${number(count)}</fig> membres, sur {total} : il est donc impossible d’inviter tout le monde ici.`,
    }),
  thisIsNotAnEmail: 'Ce n’est pas une adresse e-mail.',
  mailComesBack: 'Les e-mails reviennent',
  itWasNotSent: 'Elle n’a pas été envoyée.',
  thisFileCouldNotBe: 'Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.',
  cSVFile: 'Fichier CSV',
  cSVOrExcelsUnicodeText:
    'CSV ou « Texte Unicode » d’Excel, avec une colonne d’adresses e-mail. Une colonne « role » peut contenir « admin » ; une confirmation vous est demandée avant que quelqu’un reçoive ce rôle.',
  orPasteTheRows: 'Ou collez les lignes',
  onePersonPerLineThe:
    'Une personne par ligne : l’adresse e-mail, suivie de « , admin » pour un administrateur.',
  readPastedRows: 'Lire les lignes collées',
  downloadASample: 'Télécharger un exemple',
  divideTheFile: ({ most }) => `Vous pouvez inviter au plus ${most} personnes à la fois. Divisez le fichier.`,
  pasteFewerRows: ({ most }) =>
    `Vous pouvez inviter au plus ${most} personnes à la fois. Collez moins de lignes.`,
  noEmailAddressWasFound:
    'Aucune adresse e-mail trouvée dans ce fichier. Enregistrez-le au format CSV, avec une colonne « email ».',
  noEmailAddressWasFoundIn: 'Aucune adresse e-mail trouvée dans le texte.',
  thisFileIsEmpty: 'Ce fichier est vide.',
  theTextContainsNoRows: 'Le texte ne contient aucune ligne.',
  importMembers: 'Importer des membres',
  eachPersonGetsAnInvitation: 'Chaque personne reçoit par e-mail une invitation valable 7 jours.',
  stopping: 'Arrêt en cours…',
  stop: 'Arrêter',
  startOver: 'Recommencer',
  downloadWhatWasNotSent: 'Télécharger les lignes non envoyées',
  discardTheRowsThatWere: 'Abandonner les lignes non envoyées ?',
  thisListIsNotKept:
    'Cette liste n’est pas conservée. Téléchargez-la d’abord si vous voulez corriger les lignes et les importer de nouveau.',
  inviteNobody: 'N’inviter personne',
  invitePeople: ({ count }) =>
    plural(count, { one: `Inviter ${number(count)} personne`, other: `Inviter ${number(count)} personnes` }),
  tryAgainForPeople: ({ count }) =>
    plural(count, {
      one: `Réessayer pour ${number(count)} personne`,
      other: `Réessayer pour ${number(count)} personnes`,
    }),
  columnsNotUsed: ({ columns }) =>
    `Non utilisé : ${columns}. Les nouveaux membres donnent ces informations à leur inscription.`,
  invitationsSent: 'Invitations envoyées',
  nobodyHereCanBeInvited: 'Personne ici ne peut être invité.',
  onePersonCanBeInvitedAs: '1 personne peut être invitée, comme administrateur.',
  peopleCanBeInvited: ({ count }) =>
    plural(count, {
      one: `${number(count)} personne peut être invitée.`,
      other: `${number(count)} personnes peuvent être invitées.`,
    }),
  ofThemBecomeAdministrators: ({ count }) =>
    plural(count, {
      one: `${number(count)} d’entre elles aura le rôle d’administrateur.`,
      other: `${number(count)} d’entre elles auront le rôle d’administrateur.`,
    }),
  rowsAreLeftOut: ({ count }) =>
    plural(count, {
      one: `${number(count)} ligne est ignorée.`,
      other: `${number(count)} lignes sont ignorées.`,
    }),
  chooseTheColumnWithThe: 'Choisissez d’abord la colonne des adresses.',
  quoted: ({ words }) => `« ${words} »`,
  otherValues: ({ count }) =>
    plural(count, { one: `${number(count)} autre valeur`, other: `${number(count)} autres valeurs` }),
  valuesAreNoRights: ({ values, count }) =>
    plural(count, {
      one: `${values} n’est pas un rôle ici : ces personnes deviennent membres.`,
      other: `${values} ne sont pas des rôles ici : ces personnes deviennent membres.`,
    }),
  invitationsWereSent: ({ count }) =>
    plural(count, {
      one: `${number(count)} invitation a été envoyée.`,
      other: `${number(count)} invitations ont été envoyées.`,
    }),
  wereRefused: ({ count }) =>
    plural(count, { one: `${number(count)} a été refusée.`, other: `${number(count)} ont été refusées.` }),
  wereNotSentYet: ({ count }) =>
    plural(count, {
      one: `${number(count)} n’a pas encore été envoyée.`,
      other: `${number(count)} n’ont pas encore été envoyées.`,
    }),
  rowsWereLeftOut: ({ count }) =>
    plural(count, {
      one: `${number(count)} ligne a été ignorée.`,
      other: `${number(count)} lignes ont été ignorées.`,
    }),
  severalColumnsHoldAddressesWho: 'Plusieurs colonnes contiennent des adresses. Qui faut-il inviter ?',
  theOnlyAddressesSeemTo:
    'Les seules adresses semblent être celles d’autres personnes. Faut-il inviter celles-ci ?',
  theRowsSayThatPeople: ({ count }) =>
    plural(count, {
      one: `D’après les lignes, ${number(count)} personne est administrateur. L’inviter comme`,
      other: `D’après les lignes, ${number(count)} personnes sont administrateurs. Les inviter comme`,
    }),
  asAdministrators: ({ count }) =>
    plural(count, {
      one: 'Administrateur, pour gérer les membres, les sites, les paramètres et le paiement',
      other: 'Administrateurs, pour gérer les membres, les sites, les paramètres et le paiement',
    }),
  asMembers: ({ count }) =>
    plural(count, { one: 'Membre, comme tout le monde', other: 'Membres, comme tout le monde' }),
  columnNumber: ({ number }) => `Colonne ${number}`,
  thisAddressIsListed: 'Cette adresse figure plusieurs fois dans la liste.',
  thisPersonIsAMember: 'Cette personne est déjà membre.',
  thisMemberIsSuspended: 'Ce membre est suspendu. Vous pouvez le réactiver dans Membres.',
  thisAddressIsInvited: 'Cette adresse a déjà reçu une invitation.',
  states: {
    ready: 'À inviter',
    sent: 'Invitée',
    refused: 'Refusée',
    'left-out': 'Ignorée',
  },
  onlyRowsWithAProblem: ({ count }) =>
    plural(count, {
      one: 'Seulement la ligne avec un problème',
      other: `Seulement les ${number(count)} lignes avec un problème`,
    }),
  rows: 'Lignes',
  lineNumber: '<vh>Ligne </vh>{number}',
  noAddress: 'Pas d’adresse',
  resendTheInvitationOfEmail: ({ email }) => `Renvoyer l’invitation à ${email}`,
  invitationSent: 'Invitation envoyée',
  emailHasANewLink: ({ email, day }) => `Jusqu’au ${day}, ${email} peut utiliser le nouveau lien.`,
  resend: 'Renvoyer',
  pendingInvitations: 'Invitations en attente',
  noPendingInvitations: 'Aucune invitation en attente',
  peopleYouInviteAreListed: 'Les personnes que vous invitez figurent ici jusqu’à ce qu’elles acceptent.',
  expiresWithinTheHour: ({ day }) => `Expire dans l’heure, ${day}`,
  expiresInHours: ({ count, day }) =>
    plural(count, {
      one: `Expire dans ${number(count)} heure, ${day}`,
      other: `Expire dans ${number(count)} heures, ${day}`,
    }),
  expiresInDays: ({ count, day }) =>
    plural(count, {
      one: `Expire dans ${number(count)} jour, ${day}`,
      other: `Expire dans ${number(count)} jours, ${day}`,
    }),
  revokeTheInvitationOfEmail: ({ email }) => `Révoquer l’invitation envoyée à ${email}`,
  notAnsweredInTime: 'Sans réponse à temps',
  expired: 'Expirée',
  invitedByInviterName: ({ inviterName }) => `Envoyée par ${inviterName}`,
  invitationRevoked: 'Invitation révoquée',
  emailCanNoLongerUse: ({ email }) => `${email} ne peut plus l’utiliser pour rejoindre l’organisation.`,
  revokeThisInvitation: 'Révoquer cette invitation ?',
  theLinkThatEmailStops: ({ email }) => `Le lien reçu par ${email} ne fonctionnera plus.`,
  invalidEmailAddress: 'Adresse e-mail non valide',
  noneOfTheseCanBe: 'Aucune de ces adresses ne peut être invitée. Modifiez-les ou retirez-les.',
  emailRequiredPleaseEnterAn: 'E-mail obligatoire : saisissez une adresse e-mail.',
  severalAtOncePasteThe:
    'Plusieurs à la fois : collez les adresses, ou séparez-les par des virgules. Pour un tableau, choisissez « Importer un fichier ».',
  role: 'Rôle',
  administratorsManageMembersInvitationsAnd:
    'Les administrateurs gèrent les membres, les invitations et les sites.',
  sendInvitations: ({ count }) =>
    plural(count, {
      one: `Envoyer ${number(count)} invitation`,
      other: `Envoyer ${number(count)} invitations`,
    }),
  sendInvitation: 'Envoyer l’invitation',
  leaveWithoutSending: 'Quitter sans envoyer ?',
  addressesNotInvitedYet: ({ count }) =>
    plural(count, {
      one: `${number(count)} adresse n’a pas encore été invitée et serait perdue.`,
      other: `${number(count)} adresses n’ont pas encore été invitées et seraient perdues.`,
    }),
  invitationNotMailed: 'Invitation non envoyée par e-mail',
  mailToEmailComesBack: ({ email }) =>
    `Les e-mails envoyés à ${email} reviennent. Révoquez l’invitation si l’adresse est fausse ; pour essayer quand même, appuyez sur Renvoyer.`,
  emailCanAcceptItUntil: ({ email, day }) => `Jusqu’au ${day}, ${email} peut l’accepter.`,
  getNoMail: ({ count }) =>
    plural(count, {
      one: `${number(count)} personne ne reçoit pas d’e-mail, car ceux envoyés à son adresse reviennent.`,
      other: `${number(count)} personnes ne reçoivent pas d’e-mail, car ceux envoyés à leur adresse reviennent.`,
    }),
  allInvitationsSent: 'Invitations envoyées',
  peopleCanAcceptFor7Days: ({ count }) =>
    plural(count, {
      one: `${number(count)} personne peut accepter son invitation pendant 7 jours.`,
      other: `${number(count)} personnes peuvent accepter leur invitation pendant 7 jours.`,
    }),
  wereNotSent: ({ count }) =>
    plural(count, {
      one: `${number(count)} n’a pas été envoyée ; la raison figure à côté de l’adresse.`,
      other: `${number(count)} n’ont pas été envoyées ; les raisons figurent à côté des adresses.`,
    }),
  failedToSendInvitation: 'Impossible d’envoyer l’invitation',
  sentOfTotalInvitationsSent: ({ sent, total }) => `Invitations envoyées : ${sent} sur ${total}`,
  sendAnInvitation: 'Envoyer une invitation',
  importFromAFile: 'Importer un fichier',
  theInvitationsCouldNotBe: 'Impossible d’afficher les invitations',
  thoseThatWereSentAre: 'Celles qui ont été envoyées restent valables.',
} satisfies Messages['invitationsInvites'];
