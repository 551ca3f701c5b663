import { hash } from 'node:crypto';

const LINE_END = 10;
const WORDS = 8;

/**
 * Counts the rows of a table that pass, and sums them up: the sum of their SHA-256, as numbers of 256 bits. PostgreSQL may
 * give the rows of a restored table in another order, which does not change it.
 */
export function watchRows() {
  const sum = new Uint32Array(WORDS);
  let rows = 0;
  let begun = Buffer.alloc(0);

  /** Each row is a line, since COPY writes line ends in values as `\n`. */
  function watch(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      const row = chunk.subarray(from, end + 1);
      add(sum, begun.length > 0 ? Buffer.concat([begun, row]) : row);
      begun = Buffer.alloc(0);
      rows += 1;
      from = end + 1;
    }
    if (from < chunk.length) begun = Buffer.concat([begun, chunk.subarray(from)]);
  }

  return {
    async *of(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        watch(chunk);
        yield chunk;
      }
    },
    /** Once all have passed. */
    total: () => ({
      rows,
      sha256: Array.from(sum, (word) => word.toString(16).padStart(8, '0')).join(''),
    }),
  };
}

function add(sum: Uint32Array, row: Buffer): void {
  const digest = hash('sha256', row, 'buffer');
  let carry = 0;
  for (let word = WORDS - 1; word >= 0; word--) {
    const total = sum[word]! + digest.readUInt32BE(4 * word) + carry;
    sum[word] = total;
    carry = total > 0xff_ff_ff_ff ? 1 : 0;
  }
}
