import type { Messages } from '../../en/index.ts';

export const reservationsObstacles = {
  accountNotApproved: 'Konto nicht freigegeben',
  yourRequestWasDeclined: 'Deine Anfrage wurde abgelehnt. Frag einen Admin.',
  yourRequestWasDeclinedAt: ({ name }) => `Deine Anfrage wurde abgelehnt. Frag einen Admin von ${name}.`,
  accountSuspended: 'Konto gesperrt',
  youCannotBook: 'Du kannst zurzeit nicht reservieren. Frag einen Admin.',
  youCannotBookAt: ({ name }) => `Du kannst zurzeit nicht reservieren. Frag einen Admin von ${name}.`,
  youGetAnEmailAt: ({ email }) => `Sobald es freigegeben ist, bekommst du eine E-Mail an ${email}.`,
  onceItIsApprovedA: 'Sobald es freigegeben ist, bekommst du eine Benachrichtigung unter der Glocke.',
  accountPending: 'Freigabe ausstehend',
  yourAccountIsAwaitingApproval: 'Dein Konto wartet auf die Freigabe durch einen Admin.',
  yourAccountIsAwaitingApprovalAt: ({ name }) =>
    `Dein Konto wartet auf die Freigabe durch einen Admin von ${name}.`,
  noOrganization: 'Keine Organisation',
  youBelongToNoOrganization:
    'Du gehörst zu keiner Organisation. Öffne die Einladung, die du bekommen hast, oder bitte einen Admin um eine.',
  noChargingLocationsYet: 'Noch keine Ladestandorte',
  addYourFirstLocation: 'Ersten Standort hinzufügen',
  membersCanBookAsSoon: 'Mitglieder können reservieren, sobald es einen Standort mit Ladepunkten gibt.',
  anAdministratorOfNameAdds: ({ name }) =>
    `Ein Admin von ${name} fügt die Standorte und ihre Ladepunkte hinzu.`,
  chargersAreReservedByApproved:
    'Ladepunkte reservieren können freigegebene Mitglieder. Registriere eine Organisation oder melde dich an, wenn du zu einer gehörst.',
  chargersAreReservedByApprovedMembers:
    'Ladepunkte reservieren können freigegebene Mitglieder. Melde dich an, wenn du eines bist, oder bitte den Admin deiner Ladepunkte um eine Einladung.',
  nothingHasBeenBookedOr: 'Es wurde nichts reserviert oder geändert.',
  registrationRequired: 'Registrierung nötig',
  didYourRegistrationAsAn: 'Ist deine Registrierung als Admin unvollständig geblieben? <a>Abschließen</a>',
} satisfies Messages['reservationsObstacles'];
