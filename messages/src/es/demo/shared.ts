import type { Messages } from '../../en/index.ts';

export const demo = {
  charging: 'Carga',
  calendar: 'Calendario',
  availability: 'Disponibilidad',
  chargeRota: 'ChargeRota',
  demo: 'Demo',
  thisIsADemoWith: 'Esto es una demo con datos de ejemplo. Aquí no se guarda ni se envía nada.',
  demoScreens: 'Pantallas de la demo',
  main: 'Principal',
} satisfies Messages['demo'];
