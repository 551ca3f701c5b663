export const rulesLineMatch = {
  // line-match.ts
  youHadAChargerAt: 'You had a charger at that time and did not arrive.',
};
