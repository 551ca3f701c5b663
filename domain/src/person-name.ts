type Person = { firstName: string | null; lastName: string | null; email: string };

/** A person's name, or their address while they gave none. */
export const personName = ({ firstName, lastName, email }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
