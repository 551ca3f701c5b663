import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes the pictures that journeys take into the folder of PICTURES, with one page that shows all of them. */
export default class PicturesPage implements Reporter {
  private readonly folder = process.env['PICTURES']!;
  private readonly journeys = new Map<string, string[]>();
  private count = 0;

  onTestEnd({ location, title }: TestCase, { attachments }: TestResult): void {
    mkdirSync(this.folder, { recursive: true });
    const shown = attachments.filter(({ contentType, body }) => contentType === 'image/png' && body);
    const figures = shown.map(({ name, body }) => {
      const file = `${String((this.count += 1)).padStart(4, '0')}.png`;
      writeFileSync(join(this.folder, file), body!);
      const caption = escape(name.replace('|', ', '));
      return `<figure><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
    });
    const spec = location.file.replace(/.*[/\\]/, '');
    if (figures.length > 0) this.journeys.set(`${spec}: ${title}`, figures);
  }

  onEnd(): void {
    const parts = [...this.journeys].toSorted(([one], [other]) => one.localeCompare(other));
    const sections = parts.map(
      ([title, figures]) => `<h2>${escape(title)}</h2><div>${figures.join('')}</div>`,
    );
    const style =
      'div { display: flex; flex-wrap: wrap; gap: 8px } figure { margin: 0; width: 240px } img { width: 100% }';
    const page = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${sections.join('')}`;
    writeFileSync(join(this.folder, 'index.html'), page);
  }
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
