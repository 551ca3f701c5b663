/** A text from elsewhere as PostgreSQL can hold it: no zero bytes, no halves of characters. */
export const storableText = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\ufffd');
