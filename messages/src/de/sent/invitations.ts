import type { Messages } from '../../en/index.ts';

export const sentInvitations = {
  nameInvitesYou: ({ name, organization }) => `${name} lädt dich zu ${organization} ein`,
  anAdministratorInvitesYou: ({ organization }) => `Ein Admin lädt dich zu ${organization} ein`,
  youAreInvitedToName: ({ name }) => `Du bist zu ${name} eingeladen`,
  nameInvitesYouToShare: {
    user: ({ name, organization }) =>
      `${name} lädt dich ein, die Ladepunkte von ${organization} mitzunutzen.`,
    admin: ({ name, organization }) =>
      `${name} lädt dich ein, die Ladepunkte von ${organization} mitzunutzen, und zwar als Admin.`,
  },
  anAdministratorInvitesYouToShare: {
    user: ({ organization }) => `Ein Admin lädt dich ein, die Ladepunkte von ${organization} mitzunutzen.`,
    admin: ({ organization }) =>
      `Ein Admin lädt dich ein, die Ladepunkte von ${organization} mitzunutzen, und zwar als Admin.`,
  },
  seeWhichAreFree:
    'Sieh, welche Ladepunkte frei sind, und reserviere einen für die Stunden, die du brauchst.',
  theInvitationIsForEmail: ({ email, until }) =>
    `Die Einladung gilt für ${email} und kann bis ${until} angenommen werden.`,
  seeTheInvitation: 'Einladung ansehen',
  ifYouDidNotExpect:
    'Wenn du diese Einladung nicht erwartet hast, kannst du sie ignorieren: Solange du sie nicht annimmst, passiert nichts.',
  invitationRevoked: 'Einladung widerrufen',
  invitationDeclined: 'Einladung abgelehnt',
  youHaveJoinedName: ({ name }) => `Du bist ${name} beigetreten.`,
  youHaveAskedToJoin: ({ name }) =>
    `Du hast um Beitritt zu ${name} gebeten. Als Nächstes gibt dich ein Admin frei.`,
  yourAccountIsReady: 'Dein Konto ist bereit.',
  yourAccountIsReadyAn: 'Dein Konto ist bereit. Als Nächstes gibt dich ein Admin frei.',
  invalidEmailAddress: 'Ungültige E-Mail-Adresse',
} satisfies Messages['sentInvitations'];
