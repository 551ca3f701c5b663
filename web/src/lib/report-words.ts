const CATEGORY_WORDS: Record<string, string> = {
  authentication: 'Signing in',
  booking: 'Booking',
  arrival: 'Arrival',
  charging: 'Charging',
  display: 'Display',
  payment: 'Payment',
  organization: 'Organization',
  performance: 'Performance',
  notifications: 'Notifications',
  ui: 'User interface',
  reporting: 'Reports and statistics',
  integration: 'Integration',
  admin: 'Administration',
  sustainability: 'Sustainability',
  other: 'Other',
};

/** A category's name, for reporters and operators alike; an older version may have stored one that is unknown by now. */
export const categoryWord = (category: string): string => CATEGORY_WORDS[category] ?? category;
