/** A LIKE pattern for texts that contain `text`; % and _ in it are escaped. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
