import { encode } from 'uqr';

/** A QR code of an address, without the white around it: rows of squares, `1` for a dark one. */
export const codeOf = (url: string): string[] =>
  encode(url, { ecc: 'M', border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
