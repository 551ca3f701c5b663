import type { Messages } from '../../en/index.ts';

export const rulesOpeningHours = {
  closingAfterOpening: 'De sluitingstijd moet na de openingstijd liggen',
  opensAfterItHasClosed: 'Het kan pas weer opengaan nadat het gesloten is',
  notSet: 'Niet ingesteld',
  closed: 'Gesloten',
  open24Hours: '24 uur open',
  closedToday: 'Vandaag gesloten',
  hoursNotAvailable: 'Openingstijden onbekend',
} satisfies Messages['rulesOpeningHours'];
