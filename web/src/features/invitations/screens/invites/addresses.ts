import { email } from '@chargerota/contract/forms';

export const isAddress = (text: string): boolean => email.safeParse(text).success;

/** The same for two spellings of one address: in capitals, or with the domain in the letters of mail servers. */
export const addressKey = (text: string): string => email.safeParse(text).data ?? text.toLowerCase();

/**
 * Finds the addresses in a pasted text, each once. They can be separated by commas, semicolons, spaces or lines, or
 * written as `Name <a@b.c>`. A part without an address is kept unchanged, so that the person sees the typing error.
 */
export function parseAddresses(text: string): string[] {
  const found = new Map<string, string>();
  for (const line of text.split(/[\n\r;]+/)) {
    for (const address of inLine(line)) {
      const key = addressKey(address);
      if (!found.has(key)) found.set(key, address);
    }
  }
  return [...found.values()];
}

const BRACKETED = /<\s*(?:mailto:)?([^<>\s]+)\s*>/g;

function inLine(line: string): string[] {
  const addresses: string[] = [];
  let readTo = 0;
  for (const match of line.matchAll(BRACKETED)) {
    // The name before a bracket may contain a comma. A part with an @ there is an address of its own.
    const before = line.slice(readTo, match.index).replaceAll(/"[^"]*"/g, ' ');
    addresses.push(...wordsOf(before).filter(hasAt), match[1] ?? '');
    readTo = match.index + match[0].length;
  }
  return [...addresses, ...line.slice(readTo).split(',').flatMap(inPiece)];
}

/**
 * The addresses of one part. `Ada Lindqvist ada@example.com` contains one; `ada.example.com` contains none and is kept
 * whole.
 */
function inPiece(piece: string): string[] {
  const withAt = wordsOf(piece).filter(hasAt);
  if (withAt.length > 0) return withAt;
  const rest = piece.trim();
  return rest === '' ? [] : [rest];
}

/** Words without the punctuation around an address in prose: brackets, quotes, a full stop. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((word) => word.replace(/^mailto:/i, '').replaceAll(/^[('"<[]+|[)'">\].]+$/g, ''))
    .filter(Boolean);

const hasAt = (word: string): boolean => word.includes('@');
