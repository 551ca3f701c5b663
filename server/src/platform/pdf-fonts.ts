import { createRequire } from 'node:module';
import type PdfKit from 'pdfkit';

// DejaVu has the letters of most names and addresses (Latin, Greek, Cyrillic, Arabic); the fonts of PDF itself only
// have those of western Europe.
const font = (file: string): string =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`);

export const REGULAR = 'DejaVuSans';
export const BOLD = 'DejaVuSans-Bold';

type Pdf = InstanceType<typeof PdfKit>;

export const withFonts = (pdf: Pdf): Pdf =>
  pdf.registerFont(REGULAR, font(REGULAR)).registerFont(BOLD, font(BOLD));
