export const demo = {
  // demo/car-frame.tsx
  charging: 'Charging',
  calendar: 'Calendar',
  availability: 'Availability',
  chargeRota: 'ChargeRota',
  demo: 'Demo',
  thisIsADemoWith: 'This is a demo with sample data. Nothing here is stored or sent.',
  demoScreens: 'Demo screens',

  // demo/car-nav.tsx
  main: 'Main',
};
