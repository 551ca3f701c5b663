// Characters that a text must not contain, because they would mislead readers or be invisible to them. The rules for
// names are strictest: names stand alone on a line, and in mails to people who do not know the writer.

export type TextFault =
  | { kind: CharacterFault; found: string; after: string }
  | { kind: 'encoded_word' }
  | { kind: 'web_address' };

type CharacterFault = 'control' | 'half_character' | 'direction' | 'invisible' | 'line_break';

// A lone surrogate is half a character; no encoding can store it.
const CONTROL = String.raw`\p{Cc}\p{Cs}`;
// These reverse the direction of the text after them, including the sentence that contains the name.
const DIRECTION = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
// Invisible characters: Unicode's own list, interlinear annotation marks, and the Braille cell without dots.
const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800`;
const LINE_BREAK = String.raw`\n\r\u2028\u2029`;

const IN_ONE_LINE = new RegExp(`[${CONTROL}${DIRECTION}${INVISIBLE}${LINE_BREAK}]`, 'u');
const IN_SEVERAL_LINES = new RegExp(String.raw`(?![\n\r\t])[${CONTROL}${DIRECTION}]`, 'u');
const KINDS: readonly [CharacterFault, RegExp][] = [
  ['line_break', new RegExp(`[${LINE_BREAK}]`, 'u')],
  ['control', /\p{Cc}/u],
  ['direction', new RegExp(`[${DIRECTION}]`, 'u')],
  ['half_character', /\p{Cs}/u],
];

// Scripts in which a joiner or non-joiner between two letters changes how a word is written.
const JOINING = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Khmr', 'Mlym', 'Mong', 'Mymr']
  .concat('Nkoo', 'Orya', 'Sinh', 'Syrc', 'Taml', 'Telu', 'Tibt')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
// Invisible on their own, but part of what is seen: joiners inside a word of these scripts and after the Malayalam sign
// whose final form they make, variant selectors of Chinese characters, and the parts of an emoji.
const PART_OF_VISIBLE = [
  String.raw`(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])`,
  String.raw`(?<=\u0d4d)\u200d`,
  String.raw`(?<=\p{Script=Han})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
  String.raw`(?<=[\d#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
].join('|');
const INVISIBLE_IN_ONE_LINE = new RegExp(`(?!${PART_OF_VISIBLE})${IN_ONE_LINE.source}`, 'u');

// The delimiters of RFC 2047's encoded words, `=?utf-8?q?…?=`. One name could contain the first half and the next name
// the second.
const ENCODED_WORD = /=\?|\?=/;

// Mail programs also link bare domains, but `Booking.com` and `J.R.R.` are names. So a host is refused only if a path,
// a query or a port follows it.
const REST_OF_ADDRESS = String.raw`(?:[/?#\\]|:\d)`;
const WEB_ADDRESS = new RegExp(
  [
    // `https://…`, `//host`, `\\host`
    String.raw`[/\\]{2}`,
    String.raw`(?<![\p{L}\p{N}])(?:https?|ftps?|file|javascript|vbscript|data|blob|mailto|tel|sms):[^\s]`,
    String.raw`(?<![\p{L}\p{N}])www\.`,
    String.raw`\.(?:[\p{L}\p{M}]{2,}|xn--[\w-]+)\.?${REST_OF_ADDRESS}`,
    String.raw`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}\.?${REST_OF_ADDRESS}`,
    String.raw`\[[\da-f]*:[\da-f]*:[\da-f:.]*\]`,
    String.raw`[\da-f]{0,4}::[\da-f:.]*${REST_OF_ADDRESS}`,
  ].join('|'),
  'iu',
);

/** The fault of a one-line text. */
export const lineFault = (text: string): TextFault | null => characterFault(text, INVISIBLE_IN_ONE_LINE);

/** The fault of a text that may contain line breaks and tabs. */
export const paragraphsFault = (text: string): TextFault | null => characterFault(text, IN_SEVERAL_LINES);

/** The fault of a name: of a person, an organization, a place or a charger. */
export function nameFault(text: string): TextFault | null {
  const fault = lineFault(text);
  if (fault) return fault;
  const read = asAddressesAreRead(text);
  if (ENCODED_WORD.test(read)) return { kind: 'encoded_word' };
  return WEB_ADDRESS.test(read) ? { kind: 'web_address' } : null;
}

function characterFault(text: string, refused: RegExp): TextFault | null {
  const match = refused.exec(text);
  if (!match) return null;
  const [found] = match;
  const kind = KINDS.find(([, pattern]) => pattern.test(found))?.[0] ?? 'invisible';
  return { kind, found, after: text.slice(0, match.index) };
}

/**
 * Browsers read a full-width letter or dot in an address like the plain one, and the ideographic full stop like a dot.
 */
const asAddressesAreRead = (text: string): string => text.normalize('NFKC').replaceAll('\u3002', '.');
