/** The beginning of a CSV file: tells Excel that it is UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** A line of a CSV file by RFC 4180. Values other than text become JSON; missing ones become an empty cell. */
export function csvLine(values: unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = harmless(typeof value === 'string' ? value : JSON.stringify(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/**
 * The places at which a spreadsheet may begin a cell even inside quotes: Excel splits at `;` where the comma is the
 * decimal sign.
 */
const BEGINNING = /(?:^|[;\t\r\n])[\s";]*/g;
const FORMULA = /[=+\-@]/;

/** Spreadsheets read text with such a beginning as a formula, and a formula can send the sheet's data elsewhere. */
const harmless = (text: string): string =>
  NUMBER.test(text)
    ? text
    : text.replace(BEGINNING, (before, at: number) =>
        FORMULA.test(text.charAt(at + before.length)) ? `${before}'` : before,
      );
