import { m } from '@chargerota/messages';
import { Readable } from 'node:stream';
import { wordsLocale } from '@chargerota/domain';
import type { SHEET_LAYOUTS, SHEET_PAPERS } from '@chargerota/contract';
import { encode } from 'uqr';
import { BOLD, newPdf, REGULAR, type Pdf } from '../../platform/pdf-document.ts';

/** Points. */
const PAPERS: Record<(typeof SHEET_PAPERS)[number], { size: string; width: number; height: number }> = {
  a4: { size: 'A4', width: 595.28, height: 841.89 },
  letter: { size: 'LETTER', width: 612, height: 792 },
};
type Layout = { columns: number; rows: number; code: number; number: number; name: number; small: number };
// Letter is lower than A4: six cards fit on both.
const LAYOUTS: Record<(typeof SHEET_LAYOUTS)[number], Layout> = {
  one: { columns: 1, rows: 1, code: 320, number: 84, name: 20, small: 14 },
  many: { columns: 2, rows: 3, code: 104, number: 30, name: 9.5, small: 8 },
};
const MARGIN = 36;
const INK = '#1b1f24';
const QUIET = '#5a6270';
const RULE = '#d5d9df';

/** Readers need this much white around a code, in its own squares. */
const QUIET_ZONE = 4;

export type SheetCard = { spotNumber: string; facts: string; link: string };
export type Sheet = {
  paper: keyof typeof PAPERS;
  layout: keyof typeof LAYOUTS;
  organizationName: string;
  locationName: string;
  /** What to type in who cannot scan. */
  address: string;
  cards: readonly SheetCard[];
  printedAt: Date;
};

type Box = { x: number; y: number; width: number; height: number };

/** Cards to hang on chargers, one or several a page. */
export async function sheetPdf(sheet: Sheet): Promise<Readable> {
  const { size, width, height } = PAPERS[sheet.paper];
  const layout = LAYOUTS[sheet.layout];
  const pdf = await newPdf({
    size,
    margin: 0,
    lang: wordsLocale(),
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: m.sentChargers.chargerCodesOfLocationName({ locationName: sheet.locationName }),
      Author: sheet.organizationName,
      CreationDate: sheet.printedAt,
      ModDate: sheet.printedAt,
    },
  });
  const cell = {
    width: (width - 2 * MARGIN) / layout.columns,
    height: (height - 2 * MARGIN) / layout.rows,
  };
  const aPage = layout.columns * layout.rows;
  for (const [index, card] of sheet.cards.entries()) {
    const place = index % aPage;
    if (place === 0) pdf.addPage();
    const x = MARGIN + (place % layout.columns) * cell.width;
    const y = MARGIN + Math.floor(place / layout.columns) * cell.height;
    drawCard(pdf, { x, y, ...cell }, { card, sheet, layout });
  }
  pdf.end();
  return Readable.from(pdf);
}

function drawCard(
  pdf: Pdf,
  box: Box,
  { card, sheet, layout }: { card: SheetCard; sheet: Sheet; layout: Layout },
): void {
  if (layout.columns > 1) pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.5).stroke(RULE);
  const inset = layout.name;
  const width = box.width - 2 * inset;
  const x = box.x + inset;
  let y = box.y + inset;
  const line = (text: string, face: string, size: number, colour = INK, lines = 1): void => {
    pdf.font(face).fontSize(size).fillColor(colour);
    const height = pdf.currentLineHeight(true) * lines;
    // A text that is too long ends in an ellipsis, so that the card keeps its shape.
    pdf.text(text, x, y, { width, height: height + 0.5, align: 'center', ellipsis: true });
    y += height;
  };
  const gap = layout.name * 0.6;

  line(sheet.organizationName, REGULAR, layout.small, QUIET);
  line(sheet.locationName, BOLD, layout.name);
  y += gap / 2;
  line(
    card.spotNumber,
    BOLD,
    fitted(pdf, card.spotNumber, { width, most: layout.number, least: layout.name }),
  );
  line(card.facts, REGULAR, layout.name);
  y += gap;
  drawCode(pdf, { x: box.x + (box.width - layout.code) / 2, y, size: layout.code }, card.link);
  y += layout.code + gap;
  line(m.sentChargers.scanThisAtTheCharger, REGULAR, layout.name, INK, 2);
  y += gap / 2;
  line(
    m.sentChargers.noCameraOpenAddressAnd({ address: sheet.address, spotNumber: card.spotNumber }),
    REGULAR,
    layout.small,
    QUIET,
    2,
  );
}

/** The size at which a text fits into a line; `least` for those that fit at none, which are cut. */
function fitted(
  pdf: Pdf,
  text: string,
  { width, most, least }: { width: number; most: number; least: number },
): number {
  const atMost = pdf.font(BOLD).fontSize(most).widthOfString(text);
  return Math.max(least, Math.min(most, (most * width * 0.98) / atMost));
}

function drawCode(pdf: Pdf, { x, y, size }: { x: number; y: number; size: number }, link: string): void {
  const code = encode(link, { ecc: 'M', border: QUIET_ZONE });
  const square = size / code.size;
  for (const [row, squares] of code.data.entries()) {
    for (let from = 0; from < squares.length; from += 1) {
      let to = from;
      while (squares[to]) to += 1;
      // Squares that touch are drawn in one piece: between pieces some printers leave white lines.
      if (to > from) pdf.rect(x + from * square, y + row * square, (to - from) * square, square);
      from = to;
    }
  }
  pdf.fill(INK);
  // For whoever looks at the sheet on a screen.
  pdf.link(x, y, size, size, link);
}
