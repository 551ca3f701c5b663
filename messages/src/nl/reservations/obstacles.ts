import type { Messages } from '../../en/index.ts';

export const reservationsObstacles = {
  accountNotApproved: 'Account niet toegelaten',
  yourRequestWasDeclined: 'Je verzoek is afgewezen. Neem contact op met een beheerder.',
  yourRequestWasDeclinedAt: ({ name }) =>
    `Je verzoek is afgewezen. Neem contact op met een beheerder van ${name}.`,
  accountSuspended: 'Account geblokkeerd',
  youCannotBook: 'Je kunt op dit moment niet reserveren. Neem contact op met een beheerder.',
  youCannotBookAt: ({ name }) =>
    `Je kunt op dit moment niet reserveren. Neem contact op met een beheerder van ${name}.`,
  youGetAnEmailAt: ({ email }) => `Je krijgt een e-mail op ${email} zodra je bent toegelaten.`,
  onceItIsApprovedA: 'Zodra je bent toegelaten, staat dat in een melding bij de bel.',
  accountPending: 'Account in afwachting',
  yourAccountIsAwaitingApproval: 'Je account wacht op toelating door een beheerder.',
  yourAccountIsAwaitingApprovalAt: ({ name }) =>
    `Je account wacht op toelating door een beheerder van ${name}.`,
  noOrganization: 'Geen organisatie',
  youBelongToNoOrganization:
    'Je hoort bij geen organisatie. Open de uitnodiging die je hebt gekregen, of vraag een beheerder om een uitnodiging.',
  noChargingLocationsYet: 'Nog geen laadlocaties',
  addYourFirstLocation: 'Eerste locatie toevoegen',
  membersCanBookAsSoon: 'Leden kunnen reserveren zodra er een locatie met laadpunten is.',
  anAdministratorOfNameAdds: ({ name }) =>
    `Een beheerder van ${name} voegt de locaties en hun laadpunten toe.`,
  chargersAreReservedByApproved:
    'Laadpunten worden gereserveerd door toegelaten leden. Registreer een organisatie, of log in als je bij een organisatie hoort.',
  chargersAreReservedByApprovedMembers:
    'Laadpunten worden gereserveerd door toegelaten leden. Log in als je dat bent, of vraag de beheerder van je laadpunten om een uitnodiging.',
  nothingHasBeenBookedOr: 'Er is niets gereserveerd of gewijzigd.',
  registrationRequired: 'Registratie vereist',
  didYourRegistrationAsAn: 'Is je registratie als beheerder halverwege gestopt? <a>Rond die af</a>',
} satisfies Messages['reservationsObstacles'];
