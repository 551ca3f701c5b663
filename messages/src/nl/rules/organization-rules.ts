import type { Messages } from '../../en/index.ts';

export const rulesOrganizationRules = {
  peakHoursMustStartAnd: ({ maxPeakHours }) =>
    `Spitsuren moeten op het hele uur beginnen en eindigen, eindigen nadat ze zijn begonnen en maximaal ${maxPeakHours} uur duren.`,
  offPeakHoursWouldBe:
    'De uren buiten de spits zouden alleen voor laden zonder reservering zijn, terwijl dat uitstaat: niemand zou ze kunnen gebruiken. Sta laden zonder reservering toe, of laat die uren reserveren.',
  withoutPeakHoursAllHours:
    'Zonder spitsuren vallen alle uren buiten de spits, en niemand zou ze kunnen gebruiken: ze zouden alleen voor laden zonder reservering zijn, terwijl dat uitstaat. Sta laden zonder reservering toe, of laat die uren reserveren.',
  upTo2ConsecutiveReservations:
    'Er zijn nu maximaal 2 reserveringen direct na elkaar toegestaan, want met 1 zouden er geen zijn toegestaan.',
  consecutiveReservationsAreOffNow:
    'Reserveringen direct na elkaar staan nu uit, want met 1 achter elkaar zijn er geen toegestaan.',
} satisfies Messages['rulesOrganizationRules'];
