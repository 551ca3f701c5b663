import type { Messages } from '../../en/index.ts';

export const sentTickets = {
  statusWords: {
    pending: 'En attente',
    in_work: 'En cours',
    completed: 'Terminé',
  },
  whatFollows: {
    pending: 'Votre signalement attend d’être examiné. Vous pouvez ajouter un commentaire à tout moment.',
    in_work: 'Nous travaillons sur votre signalement. Vous pouvez ajouter un commentaire à tout moment.',
    completed:
      'Votre signalement est traité et n’accepte plus de commentaires. Si quelque chose ne va toujours pas, envoyez-en un nouveau.',
  },
  youReceiveThisBecauseReport: ({ number }) =>
    `Vous recevez cet e-mail parce que le signalement n° ${number} a été envoyé à ChargeRota avec cette adresse. Toute personne qui a le lien peut lire le signalement et le commenter ; vous pouvez révoquer le lien sur la page qu’il ouvre.`,
  weReceivedYourReportNumber: ({ number }) => `Nous avons reçu votre signalement n° ${number}`,
  thankYouWeReadEvery:
    'Merci. Nous lisons chaque signalement, et écrivons à cette adresse quand nous répondons ou que son statut change.',
  withTheLinkYouCan:
    'Avec le lien, vous pouvez à tout moment lire le signalement et ajouter un commentaire, sans vous connecter.',
  openYourReport: 'Ouvrir votre signalement',
  anAnswerToYourReport: ({ number }) => `Une réponse à votre signalement n° ${number}`,
  weAnsweredYourReportNumber: ({ number }) => `Nous avons répondu à votre signalement n° ${number}`,
  readAndReply: 'Lire et répondre',
  yourReportNumberIsNow: ({ number, status }) => `Votre signalement n° ${number}, nouveau statut : ${status}`,
  yourReportNumber: ({ number }) => `Votre signalement n° ${number}`,
  untilNow: ({ status }) => `Jusqu’ici : ${status}`,
  pleaseProvideYourEmailAddress: 'Indiquez votre adresse e-mail pour envoyer le signalement.',
} satisfies Messages['sentTickets'];
