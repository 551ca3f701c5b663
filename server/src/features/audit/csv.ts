/** A line of a CSV file by RFC 4180. What is no text becomes JSON; what is absent an empty cell. */
export function csvLine(values: unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = harmless(typeof value === 'string' ? value : JSON.stringify(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** Where a spreadsheet may take a cell to begin, whatever we quote: Excel splits at `;` where a comma is for decimals. */
const BEGINNING = /(?:^|[;\t\r\n])[\s";]*/g;
const FORMULA = /[=+\-@]/;

/** Spreadsheets take text that begins so for a formula, and a formula can send the sheet elsewhere. */
const harmless = (text: string): string =>
  NUMBER.test(text)
    ? text
    : text.replace(BEGINNING, (before, at: number) =>
        FORMULA.test(text.charAt(at + before.length)) ? `${before}'` : before,
      );
