import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesPlans = {
  advancedAnalyticsReportOfAny: 'Análisis avanzado: informe de cualquier mes',
  basic: 'Básico',
  emailSupport: 'Asistencia por correo',
  reportOfTheLast7: 'Informe de los últimos 7 días',
  premium: 'Premium',
  prioritySupport: 'Asistencia prioritaria',
  enterprise: 'Empresa',
  n247PhoneSupport: 'Asistencia telefónica 24/7',
  customFeatures: 'Funciones a medida',
  organizationHasMembers: ({ count, limit }) =>
    plural(count, {
      one: `Tu organización tiene ${number(count)} miembro, contando las personas invitadas, y esto permitiría ${limit}.`,
      other: `Tu organización tiene ${number(count)} miembros, contando las personas invitadas, y esto permitiría ${limit}.`,
    }),
  organizationHasLocations: ({ count, limit }) =>
    plural(count, {
      one: `Tu organización tiene ${number(count)} ubicación, y esto permitiría ${limit}.`,
      other: `Tu organización tiene ${number(count)} ubicaciones, y esto permitiría ${limit}.`,
    }),
  locationHasChargers: ({ count, location, limit }) =>
    plural(count, {
      one: `${location} tiene ${number(count)} cargador, y esto permitiría ${limit}.`,
      other: `${location} tiene ${number(count)} cargadores, y esto permitiría ${limit}.`,
    }),
  oneOfYourLocationsHasChargers: ({ count, limit }) =>
    plural(count, {
      one: `Una de tus ubicaciones tiene ${number(count)} cargador, y esto permitiría ${limit}.`,
      other: `Una de tus ubicaciones tiene ${number(count)} cargadores, y esto permitiría ${limit}.`,
    }),
} satisfies Messages['rulesPlans'];
