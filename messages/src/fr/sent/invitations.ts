import type { Messages } from '../../en/index.ts';

export const sentInvitations = {
  nameInvitesYou: ({ name, organization }) => `${name} vous invite à rejoindre ${organization}`,
  anAdministratorInvitesYou: ({ organization }) =>
    `Un administrateur vous invite à rejoindre ${organization}`,
  youAreInvitedToName: ({ name }) => `Vous avez une invitation à rejoindre ${name}`,
  nameInvitesYouToShare: {
    user: ({ name, organization }) =>
      `${name} vous invite à partager les bornes de l’organisation ${organization}.`,
    admin: ({ name, organization }) =>
      `${name} vous invite à partager les bornes de l’organisation ${organization}, avec le rôle d’administrateur.`,
  },
  anAdministratorInvitesYouToShare: {
    user: ({ organization }) =>
      `Un administrateur vous invite à partager les bornes de l’organisation ${organization}.`,
    admin: ({ organization }) =>
      `Un administrateur vous invite à partager les bornes de l’organisation ${organization}, avec le rôle d’administrateur.`,
  },
  seeWhichAreFree: 'Voyez lesquelles sont libres et réservez-en une pour les heures dont vous avez besoin.',
  theInvitationIsForEmail: ({ email, until }) =>
    `L’invitation est pour ${email} et peut être acceptée jusqu’au ${until}.`,
  seeTheInvitation: 'Voir l’invitation',
  ifYouDidNotExpect:
    'Si vous n’attendiez pas cette invitation, vous pouvez l’ignorer : rien ne se passe tant que vous ne l’acceptez pas.',
  invitationRevoked: 'Invitation révoquée',
  invitationDeclined: 'Invitation déclinée',
  youHaveJoinedName: ({ name }) => `Vous avez rejoint l’organisation ${name}.`,
  youHaveAskedToJoin: ({ name }) =>
    `Vous avez demandé à rejoindre l’organisation ${name}. Un administrateur doit encore accepter votre demande.`,
  yourAccountIsReady: 'Votre compte est prêt.',
  yourAccountIsReadyAn: 'Votre compte est prêt. Un administrateur doit encore accepter votre demande.',
  invalidEmailAddress: 'Adresse e-mail non valide',
} satisfies Messages['sentInvitations'];
