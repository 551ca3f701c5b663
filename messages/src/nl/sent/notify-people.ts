import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyPeople = {
  youCanNowReserveChargers: 'Je kunt nu laadpunten reserveren',
  anAdministratorOfOrganizationHas: ({ organization }) =>
    `Een beheerder van ${organization} heeft je toegelaten.`,
  youHaveAcceptedTheInvitation: ({ organization }) =>
    `Je hebt de uitnodiging voor ${organization} aangenomen en bent nu lid.`,
  yourRequestToJoinWas: 'Je verzoek om lid te worden is afgewezen',
  anAdministratorOfOrganizationHasNot: ({ organization }) =>
    `Een beheerder van ${organization} heeft je niet toegelaten, dus je kunt er geen laadpunten reserveren.`,
  yourMembershipIsSuspended: 'Je lidmaatschap is geblokkeerd',
  anAdministratorOfOrganizationHasSuspended: ({ organization }) =>
    `Een beheerder van ${organization} heeft je lidmaatschap geblokkeerd. Je kunt er geen laadpunten reserveren tot een beheerder de blokkering opheft.`,
  youCanReserveChargersAgain: 'Je kunt weer laadpunten reserveren',
  yourMembershipAtOrganizationIs: ({ organization }) => `Je lidmaatschap bij ${organization} is weer actief.`,
  youAreAnAdministratorNow: 'Je bent nu beheerder',
  youCanInviteAndApprove: ({ organization }) =>
    `Je kunt leden van ${organization} uitnodigen en toelaten, en de locaties en instellingen beheren.`,
  youAreNoLongerAn: 'Je bent geen beheerder meer',
  youNoLongerManageOrganization: ({ organization }) =>
    `Je beheert ${organization} niet meer. Je bent nog lid en kunt reserveren zoals eerst.`,
  nameHasAcceptedTheInvitation: ({ name, organization }) =>
    `${name} heeft de uitnodiging voor ${organization} aangenomen en is nu lid.`,
  nameHasJoined: ({ name }) => `${name} is lid geworden`,
  nameHasJoinedOrganization: ({ name, organization }) => `${name} is lid geworden van ${organization}`,
  seeTheMembers: 'Leden bekijken',
  nameHasAcceptedTheInvitationTo: ({ name, organization }) =>
    `${name} heeft de uitnodiging voor ${organization} aangenomen en wacht op toelating door jou.`,
  nameWaitsForApproval: ({ name }) => `${name} wacht op toelating`,
  nameWaitsForYourApprovalAt: ({ name, organization }) => `${name} wacht op toelating bij ${organization}`,
  nameWaitsForYourApproval: ({ name }) => `${name} wacht op toelating door jou`,
  reviewTheRequest: 'Verzoek bekijken',
  peopleHaveAccepted: ({ count }) => `${count} mensen hebben een uitnodiging aangenomen`,
  peopleHaveAcceptedTo: ({ count, organization }) =>
    `${count} mensen hebben een uitnodiging voor ${organization} aangenomen`,
  andCountMore: ({ count }) =>
    plural(count, { one: `en nog ${number(count)}`, other: `en nog ${number(count)}` }),
  theyAreNameAndMore: ({ count, name, organization }) =>
    plural(count, {
      one: `${name} en nog ${number(count)} ander bij ${organization}.`,
      other: `${name} en nog ${number(count)} anderen bij ${organization}.`,
    }),
  thoseWhoStillWaitFor: 'Wie nog op toelating wacht, staat bovenaan in de ledenlijst.',
  theyHaveAcceptedAnInvitation: ({ organization }) =>
    `Zij hebben een uitnodiging voor ${organization} aangenomen`,
  ourTermsChangeOnDay: ({ day }) => `Onze voorwaarden veranderen op ${day}`,
  theNewTermsApplyFrom: ({ day }) => `De nieuwe voorwaarden gelden vanaf ${day}. Tot dan gelden de huidige.`,
  readTheTerms: 'Voorwaarden lezen',
} satisfies Messages['sentNotifyPeople'];
