import type { Messages } from '../../en/index.ts';

export const home = {
  pageNotFound: '{code} Página no encontrada',
  thereIsNoPageAt:
    'No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace esté incompleto.',
  backToHome: 'Volver a la portada',
  didOneOfOurLinks: '¿Te ha traído aquí un enlace nuestro? <a>Avísanos</a>',
} satisfies Messages['home'];
