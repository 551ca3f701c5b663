import type { Messages } from '../../en/index.ts';

export const reservationsObstacles = {
  accountNotApproved: 'Compte non accepté',
  yourRequestWasDeclined: 'Votre demande a été refusée. Adressez-vous à un administrateur.',
  yourRequestWasDeclinedAt: ({ name }) =>
    `Votre demande a été refusée. Adressez-vous à un administrateur de l’organisation ${name}.`,
  accountSuspended: 'Compte suspendu',
  youCannotBook: 'Vous ne pouvez pas réserver pour le moment. Adressez-vous à un administrateur.',
  youCannotBookAt: ({ name }) =>
    `Vous ne pouvez pas réserver pour le moment. Adressez-vous à un administrateur de l’organisation ${name}.`,
  youGetAnEmailAt: ({ email }) => `Vous recevrez un e-mail à l’adresse ${email} dès qu’il sera accepté.`,
  onceItIsApprovedA: 'Dès qu’il sera accepté, une notification dans l’application vous l’indiquera.',
  accountPending: 'Compte en attente',
  yourAccountIsAwaitingApproval: 'Votre compte attend qu’un administrateur l’accepte.',
  yourAccountIsAwaitingApprovalAt: ({ name }) =>
    `Votre compte attend qu’un administrateur de l’organisation ${name} l’accepte.`,
  noOrganization: 'Pas d’organisation',
  youBelongToNoOrganization:
    'Vous ne faites partie d’aucune organisation. Ouvrez l’invitation que vous avez reçue, ou demandez-en une à un administrateur.',
  noChargingLocationsYet: 'Aucun site de recharge pour le moment',
  addYourFirstLocation: 'Ajouter votre premier site',
  membersCanBookAsSoon: 'Les membres peuvent réserver dès qu’il y a un site avec des bornes.',
  anAdministratorOfNameAdds: ({ name }) =>
    `Un administrateur de l’organisation ${name} ajoute les sites et leurs bornes.`,
  chargersAreReservedByApproved:
    'Seuls les membres acceptés réservent des bornes. Inscrivez une organisation, ou connectez-vous si vous faites partie de l’une d’elles.',
  chargersAreReservedByApprovedMembers:
    'Seuls les membres acceptés réservent des bornes. Connectez-vous si vous en faites partie, ou demandez une invitation à l’administrateur de vos bornes.',
  nothingHasBeenBookedOr: 'Rien n’a été réservé ni modifié.',
  registrationRequired: 'Inscription requise',
  didYourRegistrationAsAn:
    'Votre inscription comme administrateur s’est arrêtée en chemin ? <a>Terminez-la</a>',
} satisfies Messages['reservationsObstacles'];
