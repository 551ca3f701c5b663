import type { Messages } from '../../en/index.ts';

export const sentInvitations = {
  nameInvitesYou: ({ name, organization }) => `${name} nodigt je uit voor ${organization}`,
  anAdministratorInvitesYou: ({ organization }) => `Een beheerder nodigt je uit voor ${organization}`,
  youAreInvitedToName: ({ name }) => `Je bent uitgenodigd voor ${name}`,
  nameInvitesYouToShare: {
    user: ({ name, organization }) => `${name} nodigt je uit om de laadpunten van ${organization} te delen.`,
    admin: ({ name, organization }) =>
      `${name} nodigt je uit om als beheerder de laadpunten van ${organization} te delen.`,
  },
  anAdministratorInvitesYouToShare: {
    user: ({ organization }) => `Een beheerder nodigt je uit om de laadpunten van ${organization} te delen.`,
    admin: ({ organization }) =>
      `Een beheerder nodigt je uit om als beheerder de laadpunten van ${organization} te delen.`,
  },
  seeWhichAreFree: 'Bekijk welke laadpunten vrij zijn en reserveer er een voor de uren die je nodig hebt.',
  theInvitationIsForEmail: ({ email, until }) =>
    `De uitnodiging is voor ${email} en kan tot ${until} worden aangenomen.`,
  seeTheInvitation: 'Uitnodiging bekijken',
  ifYouDidNotExpect:
    'Had je deze uitnodiging niet verwacht, dan kun je die negeren: er gebeurt niets tenzij je die aanneemt.',
  invitationRevoked: 'Uitnodiging ingetrokken',
  invitationDeclined: 'Uitnodiging afgeslagen',
  youHaveJoinedName: ({ name }) => `Je bent lid geworden van ${name}.`,
  youHaveAskedToJoin: ({ name }) =>
    `Je hebt gevraagd om lid te worden van ${name}. Een beheerder moet je nog toelaten.`,
  yourAccountIsReady: 'Je account is klaar.',
  yourAccountIsReadyAn: 'Je account is klaar. Een beheerder moet je nog toelaten.',
  invalidEmailAddress: 'Ongeldig e-mailadres',
} satisfies Messages['sentInvitations'];
