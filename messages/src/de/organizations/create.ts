import type { Messages } from '../../en/index.ts';

export const organizationsCreate = {
  yourSessionHasExpiredPlease:
    'Deine Sitzung ist abgelaufen. Bitte lade die Seite neu und versuche es noch einmal.',
  unauthorized: 'Nicht berechtigt',
  failedToCreateOrganization: 'Die Organisation konnte nicht erstellt werden',
  failedToUpdateProfilePlease: 'Das Profil konnte nicht geändert werden. Bitte versuche es noch einmal.',
  creating: 'Wird erstellt …',
  freeForDays: ({ days }) => `${days} Tage kostenlos.`,
  labelAmountAMonth: ({ label, amount }) => `${label}, ${amount} im Monat`,
  organizationCreatedSuccessfully: 'Organisation erstellt!',
  youAreNowTheAdministrator: 'Du bist jetzt Admin: Du kannst Mitglieder einladen und Standorte einrichten.',
  ok: 'OK',
  organizationDetails: 'Angaben zur Organisation',
  membersMustAcceptAnAgreement: 'Mitglieder müssen beim Beitritt eine Vereinbarung akzeptieren',
  agreementText: 'Text der Vereinbarung',
  peopleSeeItWithThe:
    'Er steht in der Einladung, bevor jemand sie annimmt. Wenn du ihn leer lässt, wird die Standardvereinbarung angezeigt.',
  completeYourProfile: 'Vervollständige dein Profil',
  peopleYouInviteSeeYour: 'Wer von dir eingeladen wird, sieht deinen Namen.',
  firstName: 'Vorname',
  atLeast10Digits: 'Mindestens 10 Ziffern.',
  invitedPeopleAndYourMembers:
    'Eingeladene und deine Mitglieder sehen ihn überall. Bereits ausgestellte Rechnungen behalten den früheren.',
  invitedPeopleReadItOn: 'Eingeladene lesen sie in der Einladung, deine Mitglieder in ihrer Übersicht.',
  invitedPeopleAndYourMembersSee: 'Eingeladene und deine Mitglieder sehen sie.',
  yourMembersSeeItOn: 'Deine Mitglieder sehen sie in ihrer Übersicht.',
  yourMembersSeeItOnTheir:
    'Deine Mitglieder sehen sie in ihrer Übersicht. Jeder Standort hat eine eigene Adresse.',
  organizationName: 'Name der Organisation',
  contactEmail: 'Kontakt-E-Mail',
  contactPhone: 'Telefonnummer',
  yourLocationsStartWithIt: 'Deine Standorte übernehmen sie zunächst; jeder kann eine eigene haben.',
} satisfies Messages['organizationsCreate'];
