/** The address of a link that writes to an email address. `?`, `&` and `%` would mean something else in it. */
export const mailtoOf = (email: string): string =>
  `mailto:${email
    .split('@')
    .map((part) => encodeURIComponent(part))
    .join('@')}`;
