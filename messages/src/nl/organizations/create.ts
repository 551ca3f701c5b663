import type { Messages } from '../../en/index.ts';

export const organizationsCreate = {
  yourSessionHasExpiredPlease: 'Je sessie is verlopen. Vernieuw de pagina en probeer het opnieuw.',
  unauthorized: 'Niet ingelogd',
  failedToCreateOrganization: 'De organisatie kon niet worden gemaakt',
  failedToUpdateProfilePlease: 'Je profiel kon niet worden bijgewerkt. Probeer het opnieuw.',
  creating: 'Maken…',
  freeForDays: ({ days }) => `${days} dagen gratis.`,
  labelAmountAMonth: ({ label, amount }) => `${label}, ${amount} per maand`,
  organizationCreatedSuccessfully: 'De organisatie is gemaakt!',
  youAreNowTheAdministrator: 'Je bent nu de beheerder: je kunt leden uitnodigen en locaties inrichten.',
  ok: 'OK',
  organizationDetails: 'Gegevens van de organisatie',
  membersMustAcceptAnAgreement: 'Nieuwe leden moeten een overeenkomst accepteren',
  agreementText: 'Tekst van de overeenkomst',
  peopleSeeItWithThe:
    'Mensen zien de tekst bij de uitnodiging, voordat ze accepteren. Als je dit leeglaat, wordt de standaardovereenkomst getoond.',
  completeYourProfile: 'Je profiel aanvullen',
  peopleYouInviteSeeYour: 'Mensen die je uitnodigt, zien je naam.',
  firstName: 'Voornaam',
  atLeast10Digits: 'Minstens 10 cijfers.',
  invitedPeopleAndYourMembers:
    'Genodigden en je leden zien de naam overal. Op eerdere facturen blijft de oude naam staan.',
  invitedPeopleReadItOn: 'Genodigden lezen dit op de uitnodiging, je leden in hun overzicht.',
  invitedPeopleAndYourMembersSee: 'Genodigden en je leden zien dit.',
  yourMembersSeeItOn: 'Je leden zien dit in hun overzicht.',
  yourMembersSeeItOnTheir: 'Je leden zien dit in hun overzicht. Elke locatie heeft een eigen adres.',
  organizationName: 'Naam van de organisatie',
  contactEmail: 'E-mail voor contact',
  contactPhone: 'Telefoon voor contact',
  yourLocationsStartWithIt:
    'Nieuwe locaties krijgen deze tijdzone; elke locatie kan een eigen tijdzone hebben.',
} satisfies Messages['organizationsCreate'];
