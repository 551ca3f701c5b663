import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const sentLocations = {
  itsAddOnsEnd: ({ count }) =>
    plural(count, {
      one: 'Su complemento de cargadores termina cuando acaba el periodo pagado.',
      other: 'Sus complementos de cargadores terminan cuando acaba el periodo pagado.',
    }),
  theLocationDoesNotList: ({ amenity }) => `La ubicación no incluye «${amenity}».`,
  anOrganizationCanHave: {
    locations: ({ limit }) =>
      `Una organización puede tener ${limit} ubicaciones como máximo, contando las que están fuera de uso. Escribe a la asistencia.`,
    chargers: ({ limit }) =>
      `Una organización puede tener ${limit} cargadores como máximo, contando los que están fuera de uso. Escribe a la asistencia.`,
  },
} satisfies Messages['sentLocations'];
