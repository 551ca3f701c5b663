/**
 * The text of a file, in the encoding that its first bytes name: Excel's "Unicode Text" is UTF-16. Without a mark it is
 * UTF-8; what cannot be that is what Windows programs write.
 */
export function decodeFile(bytes: Uint8Array): string {
  const encoding = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.encoding;
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  const pairs = zerosOf(bytes);
  if (pairs) return new TextDecoder(pairs).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** UTF-16 that lost its mark: every second byte of Latin letters is zero, which is in no other text. */
function zerosOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 4 || bytes.length % 2 > 0) return null;
  if (bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[2] === 0 ? 'utf-16be' : null;
}
