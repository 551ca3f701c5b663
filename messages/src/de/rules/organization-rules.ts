import type { Messages } from '../../en/index.ts';

export const rulesOrganizationRules = {
  peakHoursMustStartAnd: ({ maxPeakHours }) =>
    `Stoßzeiten müssen zur vollen Stunde beginnen und enden, nach ihrem Beginn enden und höchstens ${maxPeakHours} Stunden dauern.`,
  offPeakHoursWouldBe:
    'Die Stunden außerhalb der Stoßzeiten wären nur für Spontanladen, während Spontanladen ausgeschaltet ist: Niemand könnte sie nutzen. Erlaube Spontanladen oder lass dort Reservierungen zu.',
  withoutPeakHoursAllHours:
    'Ohne Stoßzeiten liegen alle Stunden außerhalb, und niemand könnte sie nutzen: Sie wären nur für Spontanladen, während Spontanladen ausgeschaltet ist. Erlaube Spontanladen oder lass dort Reservierungen zu.',
  upTo2ConsecutiveReservations:
    'Jetzt sind bis zu 2 Reservierungen direkt hintereinander erlaubt, denn 1 würde keine erlauben.',
  consecutiveReservationsAreOffNow:
    'Reservierungen direkt hintereinander sind jetzt ausgeschaltet, denn 1 erlaubt keine.',
} satisfies Messages['rulesOrganizationRules'];
