/** Hints that say who can see each detail of an organization. */
export const READ_BY = {
  name: 'Invited people and your members see it everywhere. Bills that were issued keep the former one.',
  description: 'Invited people read it on the invitation, your members on their dashboard.',
  contactEmail: 'Invited people and your members see it.',
  contactPhone: 'Your members see it on their dashboard.',
  address: 'Your members see it on their dashboard. Each location has an address of its own.',
} as const;
