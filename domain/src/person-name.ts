type Person = { firstName: string | null; lastName: string | null; email: string };

/** A person's name, or their address if they have not given one. */
export const personName = ({ firstName, lastName, email }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
