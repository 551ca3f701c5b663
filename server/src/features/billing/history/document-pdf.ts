import { inReadersWords } from '@chargerota/messages/stored';
import { m } from '@chargerota/messages';
import { Readable } from 'node:stream';
import { numberFormat, wordsLocale, type DocumentKind } from '@chargerota/domain';
import { BOLD, newPdf, REGULAR, type Pdf } from '../../../platform/pdf-document.ts';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import type { DocumentFacts } from './documents.ts';
import { findDocument } from './document-store.ts';

/** Letter paper with margins that A4, which is narrower and longer, also has. */
const MARGIN = 56;
const WIDTH = 612 - 2 * MARGIN;
const BOTTOM = 792 - MARGIN - 40;
const INK = '#1b1f24';
const QUIET = '#5a6270';
const RULE = '#d5d9df';

const COLUMNS = {
  what: { x: MARGIN, width: 250, align: 'left' },
  quantity: { x: MARGIN + 262, width: 50, align: 'right' },
  unit: { x: MARGIN + 322, width: 82, align: 'right' },
  amount: { x: MARGIN + 410, width: WIDTH - 410, align: 'right' },
} as const;

type PdfOptions = { kind: DocumentKind; number: number; facts: DocumentFacts };

/** `$1,234.50`, with a minus sign for credits. */
export const money = (cents: number, currency: string): string =>
  numberFormat({ style: 'currency', currency })(cents / 100);

/** In English with the day first, which nobody reads as another. */
function day(instant: string): string {
  const locale = wordsLocale().startsWith('en') ? 'en-GB' : wordsLocale();
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}

/** An invoice or a receipt as a PDF: one page, or more where an organization has very many add-ons. */
export async function documentPdf({ kind, number, facts }: PdfOptions): Promise<Readable> {
  const title = m.sentBilling.titles[kind]({ number });
  const pdf = await newPdf({
    size: 'LETTER',
    margin: MARGIN,
    lang: wordsLocale(),
    displayTitle: true,
    // The same document is the same file, whenever it is asked for.
    info: {
      Title: title,
      Author: facts.operator.name,
      CreationDate: new Date(facts.issuedAt),
      ModDate: new Date(facts.issuedAt),
    },
  });
  heading(pdf, { title, kind, facts });
  table(pdf, facts);
  total(pdf, kind, facts);
  notes(pdf, facts);
  pdf.end();
  return Readable.from(pdf);
}

const words = (pdf: Pdf, face: string, size: number, colour = INK): Pdf =>
  pdf.font(face).fontSize(size).fillColor(colour);

function heading(
  pdf: Pdf,
  { title, kind, facts }: { title: string; kind: DocumentKind; facts: DocumentFacts },
): void {
  const half = WIDTH / 2 - 12;
  const right = MARGIN + WIDTH / 2 + 12;
  words(pdf, BOLD, 20).text(title, MARGIN, MARGIN, { width: WIDTH });
  const dates = [
    m.sentBilling.issuedOnDay({ day: day(facts.issuedAt) }),
    kind === 'receipt' && m.sentBilling.forInvoice({ number: facts.invoiceNumber }),
    kind === 'receipt' && facts.paidAt && m.sentBilling.paidOnDay({ day: day(facts.paidAt) }),
    kind === 'invoice' && facts.dueAt && m.sentBilling.dueOnDay({ day: day(facts.dueAt) }),
  ].filter((line) => typeof line === 'string');
  words(pdf, REGULAR, 9.5, QUIET).text(dates.join('\n'), { width: WIDTH, lineGap: 2 });
  const top = pdf.y + 20;
  party(pdf, m.sentBilling.from, facts.operator, { x: MARGIN, y: top, width: half });
  const ends = pdf.y;
  party(pdf, m.sentBilling.to, facts.customer, { x: right, y: top, width: half });
  pdf.y = Math.max(ends, pdf.y) + 28;
}

function party(
  pdf: Pdf,
  label: string,
  { name, address, taxNumber, email }: DocumentFacts['operator'] & { email?: string },
  { x, y, width }: { x: number; y: number; width: number },
): void {
  words(pdf, REGULAR, 8.5, QUIET).text(label, x, y, { width });
  words(pdf, BOLD, 10.5).text(name, { width, lineGap: 2 });
  const lines = [address, taxNumber && m.sentBilling.taxNumber({ taxNumber }), email].filter(Boolean);
  words(pdf, REGULAR, 9.5).text(lines.join('\n'), { width, lineGap: 2 });
}

function rule(pdf: Pdf, y: number): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .strokeColor(RULE)
    .stroke();
}

/** A row of cells; returns where the next one begins. */
function row(pdf: Pdf, y: number, cells: Partial<Record<keyof typeof COLUMNS, string>>): number {
  let bottom = y;
  for (const [name, text] of Object.entries(cells)) {
    const { x, width, align } = COLUMNS[name as keyof typeof COLUMNS];
    pdf.text(text, x, y, { width, align, lineGap: 2 });
    bottom = Math.max(bottom, pdf.y);
  }
  return bottom;
}

function tableHead(pdf: Pdf, y: number): number {
  words(pdf, REGULAR, 8.5, QUIET);
  const next = row(pdf, y, {
    what: m.sentBilling.what,
    quantity: m.sentBilling.quantity,
    unit: m.sentBilling.priceEach,
    amount: m.sentBilling.amount,
  });
  rule(pdf, next + 4);
  return next + 12;
}

function table(pdf: Pdf, { lines, currency }: DocumentFacts): void {
  let y = tableHead(pdf, pdf.y);
  for (const line of lines) {
    words(pdf, REGULAR, 9.5);
    const height = pdf.heightOfString(inReadersWords(line.description), { width: COLUMNS.what.width }) + 24;
    if (y + height > BOTTOM) {
      pdf.addPage();
      y = tableHead(pdf, MARGIN);
      words(pdf, REGULAR, 9.5);
    }
    const after = row(pdf, y, {
      what: inReadersWords(line.description),
      quantity: String(line.quantity),
      unit: money(line.unitAmountCents, currency),
      amount: money(line.amountCents, currency),
    });
    words(pdf, REGULAR, 8.5, QUIET);
    y =
      row(pdf, after, {
        what: m.sentBilling.fromDayToDay({ first: day(line.periodStart), last: day(line.periodEnd) }),
      }) + 10;
  }
  rule(pdf, y);
  pdf.y = y + 12;
}

function total(pdf: Pdf, kind: DocumentKind, { amountCents, currency }: DocumentFacts): void {
  if (pdf.y > BOTTOM) pdf.addPage();
  const { y } = pdf;
  words(pdf, BOLD, 11).text(kind === 'receipt' ? m.sentBilling.paid : m.sentBilling.total, MARGIN, y);
  words(pdf, BOLD, 11).text(money(amountCents, currency), COLUMNS.unit.x, y, {
    width: COLUMNS.unit.width + COLUMNS.amount.width + 6,
    align: 'right',
  });
}

function notes(pdf: Pdf, { isSandbox, currency }: DocumentFacts): void {
  const lines = [
    isSandbox && m.sentBilling.thisPaymentWasMadeIn,
    m.sentBilling.amountsAreInCurrencyDates({ currency: currency.toUpperCase() }),
  ].filter((line) => typeof line === 'string');
  words(pdf, REGULAR, 8.5, QUIET).text(lines.join('\n'), MARGIN, pdf.y + 28, { width: WIDTH, lineGap: 2 });
}

/** @throws DomainError not_found */
export async function readDocument(
  { database }: Pick<AppDeps, 'database'>,
  scope: TenantScope,
  id: string,
): Promise<{ fileName: string; pdf: Readable }> {
  const found = await findDocument(database.drizzle, scope, id);
  if (!found) throw new DomainError('not_found');
  const { kind, number } = found;
  return {
    fileName: `${kind}-${number}.pdf`,
    pdf: await documentPdf({ kind, number, facts: found.facts as DocumentFacts }),
  };
}
