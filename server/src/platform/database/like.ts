/** A pattern of LIKE for whatever contains `text`: its own % and _ mean themselves. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
