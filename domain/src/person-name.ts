type Person = { firstName: string | null; lastName: string | null; email?: string };

/** A person's name, which can be a single one, or their address if they have not given any. */
export const personName = ({ firstName, lastName, email = '' }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
