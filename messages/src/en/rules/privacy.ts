export const rulesPrivacy = {
  // privacy.ts
  occupied: 'Occupied',
};
