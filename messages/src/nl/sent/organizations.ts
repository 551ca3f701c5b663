import type { Messages } from '../../en/index.ts';

export const sentOrganizations = {
  youCanNowReserveChargers: ({ organizationName }) =>
    `Je kunt nu laadpunten reserveren bij ${organizationName}`,
  welcomeFirstName: ({ firstName }) => `Welkom, ${firstName}`,
  anAdministratorOfOrganizationNameHas: ({ organizationName }) =>
    `Een beheerder van ${organizationName} heeft je toegelaten. Je kunt vanaf nu een laadpunt reserveren.`,
  reserveACharger: 'Laadpunt reserveren',
  youReceiveThisBecauseYou: ({ organizationName }) =>
    `Je krijgt dit omdat je hebt gevraagd om lid te worden van ${organizationName}.`,
  youHaveAcceptedTheInvitation: ({ organizationName }) =>
    `Je hebt de uitnodiging voor ${organizationName} aangenomen en bent nu lid. Je kunt vanaf nu een laadpunt reserveren.`,
  ifItWasNotYou:
    'Heb jij de uitnodiging niet aangenomen, laat het dan weten aan de beheerder die je heeft uitgenodigd.',
  youReceiveThisBecauseYouHave: ({ organizationName }) =>
    `Je krijgt dit omdat je lid bent geworden van ${organizationName}.`,
  yourRequestToJoinOrganizationName: ({ organizationName }) =>
    `Je verzoek om lid te worden van ${organizationName}`,
  yourRequestWasNotApproved: 'Je verzoek is afgewezen',
  anAdministratorOfOrganizationNameHasNot: ({ organizationName }) =>
    `Een beheerder van ${organizationName} heeft je niet toegelaten, dus je kunt er geen laadpunten reserveren.`,
  ifYouThinkThisIs:
    'Denk je dat dit een vergissing is, neem dan contact op met de beheerder die je heeft uitgenodigd.',
  yourMembershipAtOrganizationNameIs: ({ organizationName }) =>
    `Je lidmaatschap bij ${organizationName} is geblokkeerd`,
  yourMembershipIsSuspended: 'Je lidmaatschap is geblokkeerd',
  anAdministratorOfOrganizationNameHasSuspended: ({ organizationName }) =>
    `Een beheerder van ${organizationName} heeft je lidmaatschap geblokkeerd. Je kunt er geen laadpunten reserveren tot een beheerder de blokkering opheft.`,
  ifYouThinkThisIsA:
    'Denk je dat dit een vergissing is, neem dan contact op met een beheerder van de organisatie.',
  youReceiveThisBecauseYouAre: ({ organizationName }) =>
    `Je krijgt dit omdat je lid bent van ${organizationName}.`,
  youCanReserveChargersAt: ({ organizationName }) =>
    `Je kunt weer laadpunten reserveren bij ${organizationName}`,
  welcomeBackFirstName: ({ firstName }) => `Welkom terug, ${firstName}`,
  yourMembershipAtOrganizationNameIsActive: ({ organizationName }) =>
    `Je lidmaatschap bij ${organizationName} is weer actief. Je kunt vanaf nu een laadpunt reserveren.`,
  youAreNowAnAdministrator: ({ organizationName }) => `Je bent nu beheerder van ${organizationName}`,
  youAreAnAdministratorNow: 'Je bent nu beheerder',
  anotherAdministratorGaveYouThis: ({ organizationName }) =>
    `Een andere beheerder heeft je deze rol gegeven: je kunt leden van ${organizationName} uitnodigen en toelaten, en de locaties en instellingen beheren.`,
  openTheOrganization: 'Organisatie openen',
  youAreNoLongerAn: ({ organizationName }) => `Je bent geen beheerder van ${organizationName} meer`,
  youAreNoLongerAnAdministrator: 'Je bent geen beheerder meer',
  youNoLongerManageOrganizationName: ({ organizationName }) =>
    `Je beheert ${organizationName} niet meer. Je bent nog lid en kunt laadpunten reserveren zoals eerst.`,
  at: 'Tijdstip',
  actor: 'Door',
  action: 'Actie',
  subject: 'Onderwerp',
  field: 'Veld',
  before: 'Oude waarde',
  after: 'Nieuwe waarde',
  thisIsAnotherNameOf: ({ setting }) =>
    `Dit is een andere naam voor ${setting}; geef een van de twee op, of beide met dezelfde waarde.`,
  namesVehiclesAndContactDetails:
    'Namen, voertuigen en contactgegevens zijn verborgen zolang de reserveringsgegevens verborgen zijn.',
} satisfies Messages['sentOrganizations'];
