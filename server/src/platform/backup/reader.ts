import type * as z from 'zod';
import { END_OF_ROWS } from './format.ts';

/** Longer than any header; a file without line ends must not fill the memory. */
const LONGEST_LINE = 16_000_000;
const END = Buffer.from(END_OF_ROWS);
const ROW_AND_END = Buffer.from(`\n${END_OF_ROWS}`);

/** Something else stands there than a backup has, or nothing. */
export class UnexpectedContent extends Error {}

/** Reads the parts of a backup one after another, holding little of it. */
export class BackupReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest = Buffer.alloc(0);

  constructor(contents: AsyncIterable<Buffer>) {
    this.#chunks = contents[Symbol.asyncIterator]();
  }

  /** The next line, which must be of that form. */
  async line<T>(form: z.ZodType<T>): Promise<T> {
    const parsed = form.safeParse(fromJson(await this.#line()));
    if (!parsed.success) throw new UnexpectedContent(parsed.error.message);
    return parsed.data;
  }

  async #line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf('\n');
      if (end >= 0) {
        const line = this.#rest.toString('utf8', 0, end);
        this.#rest = this.#rest.subarray(end + 1);
        return line;
      }
      if (this.#rest.length > LONGEST_LINE) throw new UnexpectedContent('a line without end');
      await this.#readOn();
    }
  }

  /** The rows of a table, up to the line that ends them. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.#rest.length < END.length) await this.#readOn();
    if (this.#rest.subarray(0, END.length).equals(END)) {
      this.#rest = this.#rest.subarray(END.length);
      return;
    }
    for (;;) {
      const end = this.#rest.indexOf(ROW_AND_END);
      if (end >= 0) {
        const last = this.#rest.subarray(0, end + 1);
        this.#rest = this.#rest.subarray(end + ROW_AND_END.length);
        yield last;
        return;
      }
      // The end may have begun in what is kept.
      const known = Math.max(this.#rest.length - ROW_AND_END.length + 1, 0);
      const rows = this.#rest.subarray(0, known);
      this.#rest = this.#rest.subarray(known);
      if (rows.length > 0) yield rows;
      await this.#readOn();
    }
  }

  /** Reads to the end, where nothing may be left; only there gzip and age know that the file is whole. */
  async end(): Promise<void> {
    if (this.#rest.length > 0 || !(await this.#chunks.next()).done)
      throw new UnexpectedContent('more after the manifest');
  }

  close = async (): Promise<void> => void (await this.#chunks.return?.());

  async #readOn(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new UnexpectedContent('the end of the file');
    this.#rest = this.#rest.length === 0 ? Buffer.from(value) : Buffer.concat([this.#rest, value]);
  }
}

function fromJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
