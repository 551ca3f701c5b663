const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/**
 * Whether a text can be the id of a row. The server refuses requests with any other. The contract's own check is not
 * used, because the first load does without zod.
 */
export const isUuid = (text: string): boolean => UUID.test(text);
