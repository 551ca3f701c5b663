/** A LIKE pattern for texts that contain `text`; % and _ in it are escaped. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A text from elsewhere as PostgreSQL can hold it: no zero bytes, no halves of characters. */
export const storableText = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\ufffd');
