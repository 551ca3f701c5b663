// How phone numbers are written for reading.

/** Country codes have one or two digits, or three; a number of North America may come with its 1 alone. */
const COUNTRY = /^(?:\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})|1(?=\d{10}$))/;

/** `+1 312 555 0188`, of a number that was typed in one piece. What its owner has grouped stays as it is. */
export function formatPhone(text: string): string {
  if (!/^\+?\d{7,15}$/.test(text)) return text;
  const country = COUNTRY.exec(text)?.[0] ?? '';
  const groups = text.slice(country.length).replaceAll(/\d{3}(?=\d{2})/g, '$& ');
  return `${country} ${groups}`.trim();
}
