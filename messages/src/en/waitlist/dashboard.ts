export const waitlistDashboard = {
  // waitlist/screens/dashboard/dashboard-offers.tsx
  chargersThatAreHeldFor: 'Chargers that are held for you',
  youAreWaitingFor: 'You are waiting for',
};
