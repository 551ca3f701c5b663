import { createRequire } from 'node:module';
import type PdfKit from 'pdfkit';

// DejaVu has the letters of most names and addresses (Latin, Greek, Cyrillic, Arabic); the fonts of PDF itself only
// have those of western Europe.
const font = (file: string): string =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`);

export const REGULAR = 'DejaVuSans';
export const BOLD = 'DejaVuSans-Bold';

export type Pdf = InstanceType<typeof PdfKit>;

/**
 * An empty document with these fonts. The library is loaded with the first document: it takes a sixth of the time until
 * the application serves.
 */
export async function newPdf(options: ConstructorParameters<typeof PdfKit>[0]): Promise<Pdf> {
  const { default: PdfDocument } = await import('pdfkit');
  return new PdfDocument(options).registerFont(REGULAR, font(REGULAR)).registerFont(BOLD, font(BOLD));
}
