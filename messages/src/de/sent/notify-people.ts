import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyPeople = {
  youCanNowReserveChargers: 'Du kannst jetzt Ladepunkte reservieren',
  anAdministratorOfOrganizationHas: ({ organization }) =>
    `Ein Admin von ${organization} hat deine Mitgliedschaft freigegeben.`,
  youHaveAcceptedTheInvitation: ({ organization }) =>
    `Du hast die Einladung zu ${organization} angenommen und bist jetzt Mitglied.`,
  yourRequestToJoinWas: 'Deine Anfrage zum Beitritt wurde abgelehnt',
  anAdministratorOfOrganizationHasNot: ({ organization }) =>
    `Ein Admin von ${organization} hat deine Mitgliedschaft nicht freigegeben, deshalb kannst du dort keine Ladepunkte reservieren.`,
  yourMembershipIsSuspended: 'Deine Mitgliedschaft ist gesperrt',
  anAdministratorOfOrganizationHasSuspended: ({ organization }) =>
    `Ein Admin von ${organization} hat deine Mitgliedschaft gesperrt. Du kannst dort keine Ladepunkte reservieren, bis ein Admin dich wieder freigibt.`,
  youCanReserveChargersAgain: 'Du kannst wieder Ladepunkte reservieren',
  yourMembershipAtOrganizationIs: ({ organization }) =>
    `Deine Mitgliedschaft bei ${organization} ist wieder aktiv.`,
  youAreAnAdministratorNow: 'Du bist jetzt Admin',
  youCanInviteAndApprove: ({ organization }) =>
    `Du kannst Mitglieder von ${organization} einladen und freigeben und die Standorte und Einstellungen verwalten.`,
  youAreNoLongerAn: 'Du bist nicht mehr Admin',
  youNoLongerManageOrganization: ({ organization }) =>
    `Du verwaltest ${organization} nicht mehr. Du bist weiterhin Mitglied und kannst wie bisher reservieren.`,
  nameHasAcceptedTheInvitation: ({ name, organization }) =>
    `${name} hat die Einladung zu ${organization} angenommen und ist jetzt Mitglied.`,
  nameHasJoined: ({ name }) => `${name} ist beigetreten`,
  nameHasJoinedOrganization: ({ name, organization }) => `${name} ist ${organization} beigetreten`,
  seeTheMembers: 'Mitglieder ansehen',
  nameHasAcceptedTheInvitationTo: ({ name, organization }) =>
    `${name} hat die Einladung zu ${organization} angenommen und wartet auf deine Freigabe.`,
  nameWaitsForApproval: ({ name }) => `${name} wartet auf Freigabe`,
  nameWaitsForYourApprovalAt: ({ name, organization }) =>
    `${name} wartet bei ${organization} auf deine Freigabe`,
  nameWaitsForYourApproval: ({ name }) => `${name} wartet auf deine Freigabe`,
  reviewTheRequest: 'Anfrage prüfen',
  peopleHaveAccepted: ({ count }) => `${count} Personen haben Einladungen angenommen`,
  peopleHaveAcceptedTo: ({ count, organization }) =>
    `${count} Personen haben Einladungen zu ${organization} angenommen`,
  andCountMore: ({ count }) =>
    plural(count, { one: `und ${number(count)} weitere Person`, other: `und ${number(count)} weitere` }),
  theyAreNameAndMore: ({ count, name, organization }) =>
    plural(count, {
      one: `Bei ${organization}: ${name} und ${number(count)} weitere Person.`,
      other: `Bei ${organization}: ${name} und ${number(count)} weitere.`,
    }),
  thoseWhoStillWaitFor: 'Wer noch auf Freigabe wartet, steht oben in der Liste der Mitglieder.',
  theyHaveAcceptedAnInvitation: ({ organization }) => `Eine Einladung zu ${organization} angenommen haben`,
  ourTermsChangeOnDay: ({ day }) => `Unsere Nutzungsbedingungen ändern sich am ${day}`,
  theNewTermsApplyFrom: ({ day }) =>
    `Die neuen Nutzungsbedingungen gelten ab ${day}. Bis dahin gelten die jetzigen.`,
  readTheTerms: 'Nutzungsbedingungen lesen',
} satisfies Messages['sentNotifyPeople'];
