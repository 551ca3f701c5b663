import type { Messages } from '../../en/index.ts';

export const organizationsFirstRun = {
  firstSteps: 'Eerste stappen',
  doneOfCountDone: ({ done, count }) => `${done} van ${count} klaar`,
  hideTheFirstSteps: 'Eerste stappen verbergen',
  showTheFirstSteps: 'Eerste stappen tonen',
  hide: 'Verbergen',
  show: 'Tonen',
  dontShowAgain: 'Niet meer tonen',
  done: '(klaar)',
  theFormAsksForVehicle:
    'Het formulier vraagt naar voertuig, telefoonnummer en een noodcontact. <button>Alleen naar naam, e-mailadres en wachtwoord vragen</button>',
  markAsDoneTitle: ({ title }) => `Als klaar markeren: ${title}`,
  markAsDone: 'Als klaar markeren',
  chooseAPlan: 'Pakket kiezen',
  addALocation: 'Locatie toevoegen',
  membersReserveAtAPlace: 'Leden reserveren bij een plek met een adres, openingstijden en laadpunten.',
  checkItsChargers: 'Laadpunten controleren',
  powerAndConnectorTellMembers: 'Aan vermogen en aansluiting zien leden welk laadpunt bij hun auto past.',
  openTheChargers: 'Laadpunten openen',
  checkTheRules: 'Regels controleren',
  howLongHowOftenAnd:
    'Hoelang, hoe vaak en hoe ver vooruit leden mogen reserveren. Er gelden al regels die bij de meeste organisaties passen.',
  openTheRules: 'Regels openen',
  inviteMembers: 'Leden uitnodigen',
  theyJoinByTheLink: 'Ze worden lid via de link in de e-mail.',
  theyJoinByTheLinkAndYouApprove: 'Ze melden zich aan via de link in de e-mail, en jij laat ze toe.',
} satisfies Messages['organizationsFirstRun'];
