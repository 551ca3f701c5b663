// Text messages are paid for by the segment (3GPP TS 23.038, 23.040).

/** Each takes one septet. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each takes two, which never stand in different segments. */
const EXTENDED = new Set('\f^{}\\[~]|€');

const septets = (character: string): number => (EXTENDED.has(character) ? 2 : 1);

/** How many segments a text is sent as: GSM 7-bit if all of its characters have a place there, else UCS-2. */
export function smsSegments(text: string): number {
  // By code points: halves of an emoji stay together as well.
  const characters = Array.from(text);
  const isGsm = characters.every((character) => BASIC.has(character) || EXTENDED.has(character));
  return isGsm
    ? fill(characters.map(septets), { alone: 160, joined: 153 })
    : fill(
        characters.map((character) => character.length),
        { alone: 70, joined: 67 },
      );
}

/** Segments of a longer message each begin with a header, which leaves less room for text. */
function fill(sizes: number[], { alone, joined }: { alone: number; joined: number }): number {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole <= alone) return 1;
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > joined) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return segments;
}

// What texts have beside GSM's characters, and what says the same in them: one curly quote would halve what fits.
const PLAIN: [RegExp, string][] = [
  [/[‘’‚′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  [/…/g, '...'],
  [/[\u00a0\u2007\u2009\u202f]/g, ' '],
  [/ ?· ?/g, ', '],
];

/** The same text in characters that cost less where it has such. */
export const plainSms = (text: string): string =>
  PLAIN.reduce((plain, [from, to]) => plain.replaceAll(from, to), text);
