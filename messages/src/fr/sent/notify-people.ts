import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyPeople = {
  youCanNowReserveChargers: 'Vous pouvez maintenant réserver des bornes',
  anAdministratorOfOrganizationHas: ({ organization }) =>
    `Un administrateur de l’organisation ${organization} a accepté votre adhésion.`,
  youHaveAcceptedTheInvitation: ({ organization }) =>
    `Vous avez accepté l’invitation à rejoindre l’organisation ${organization} et en êtes maintenant membre.`,
  yourRequestToJoinWas: 'Votre demande d’adhésion n’a pas été acceptée',
  anAdministratorOfOrganizationHasNot: ({ organization }) =>
    `Un administrateur de l’organisation ${organization} n’a pas accepté votre adhésion : vous ne pouvez pas y réserver de bornes.`,
  yourMembershipIsSuspended: 'Votre adhésion est suspendue',
  anAdministratorOfOrganizationHasSuspended: ({ organization }) =>
    `Un administrateur de l’organisation ${organization} a suspendu votre adhésion. Vous ne pouvez plus y réserver de bornes tant qu’un administrateur ne l’a pas réactivée.`,
  youCanReserveChargersAgain: 'Vous pouvez de nouveau réserver des bornes',
  yourMembershipAtOrganizationIs: ({ organization }) =>
    `Votre adhésion à l’organisation ${organization} est de nouveau active.`,
  youAreAnAdministratorNow: 'Vous avez maintenant le rôle d’administrateur',
  youCanInviteAndApprove: ({ organization }) =>
    `Vous pouvez inviter et accepter des membres de l’organisation ${organization}, et gérer ses sites et ses paramètres.`,
  youAreNoLongerAn: 'Vous n’avez plus le rôle d’administrateur',
  youNoLongerManageOrganization: ({ organization }) =>
    `Vous ne gérez plus l’organisation ${organization}. Vous en restez membre et pouvez réserver comme avant.`,
  nameHasAcceptedTheInvitation: ({ name, organization }) =>
    `${name} a accepté l’invitation à rejoindre l’organisation ${organization} et en est maintenant membre.`,
  nameHasJoined: ({ name }) => `Nouveau membre : ${name}`,
  nameHasJoinedOrganization: ({ name, organization }) => `${name} a rejoint l’organisation ${organization}`,
  seeTheMembers: 'Voir les membres',
  nameHasAcceptedTheInvitationTo: ({ name, organization }) =>
    `${name} a accepté l’invitation à rejoindre l’organisation ${organization} et attend votre accord.`,
  nameWaitsForApproval: ({ name }) => `Demande en attente : ${name}`,
  nameWaitsForYourApprovalAt: ({ name, organization }) =>
    `${name} attend votre accord pour rejoindre ${organization}`,
  nameWaitsForYourApproval: ({ name }) => `${name} attend votre accord`,
  reviewTheRequest: 'Examiner la demande',
  peopleHaveAccepted: ({ count }) => `${count} personnes ont accepté une invitation`,
  peopleHaveAcceptedTo: ({ count, organization }) =>
    `${count} personnes ont accepté une invitation à rejoindre ${organization}`,
  andCountMore: ({ count }) =>
    plural(count, { one: `et ${number(count)} de plus`, other: `et ${number(count)} de plus` }),
  theyAreNameAndMore: ({ count, name, organization }) =>
    plural(count, {
      one: `${organization} : ${name} et ${number(count)} autre personne.`,
      other: `${organization} : ${name} et ${number(count)} autres personnes.`,
    }),
  thoseWhoStillWaitFor: 'Les demandes encore en attente figurent en tête de la liste des membres.',
  theyHaveAcceptedAnInvitation: ({ organization }) =>
    `Ont accepté une invitation à rejoindre ${organization}`,
  ourTermsChangeOnDay: ({ day }) => `Nos conditions changent le ${day}`,
  theNewTermsApplyFrom: ({ day }) =>
    `Les nouvelles conditions s’appliquent à partir du ${day}. D’ici là, les conditions actuelles s’appliquent.`,
  readTheTerms: 'Lire les conditions',
} satisfies Messages['sentNotifyPeople'];
