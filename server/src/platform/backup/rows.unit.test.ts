import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { watchRows } from './rows.ts';

async function sumOf(rows: string[], chunkSize = 7) {
  const bytes = Buffer.from(rows.map((row) => `${row}\n`).join(''));
  const watched = watchRows();
  const passed: Buffer[] = [];
  async function* inChunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  for await (const chunk of watched.of(inChunks())) passed.push(chunk);
  expect(Buffer.concat(passed)).toEqual(bytes);
  return watched.total();
}

test('rows in another order, and cut elsewhere, have the same sum; each row more, less or changed another', async () => {
  const row = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '\t', '\\') });
  await fc.assert(
    fc.asyncProperty(fc.array(row), row, fc.integer({ min: 1, max: 20 }), async (rows, other, chunkSize) => {
      const sum = await sumOf(rows);
      expect(sum.rows).toBe(rows.length);
      expect(await sumOf(rows.toReversed(), chunkSize)).toEqual(sum);
      expect((await sumOf([...rows, other, other])).sha256).not.toBe(sum.sha256);
      if (rows.length > 0)
        expect((await sumOf([`${rows[0]}.`, ...rows.slice(1)])).sha256).not.toBe(sum.sha256);
    }),
  );
});

test('it is the sum of the SHA-256 of the rows, as anybody can compute it', async () => {
  const rows = ['1\tAda', '2\tGrace', '3\tKatherine'];
  const numbers = rows.map((row) => BigInt(`0x${createHash('sha256').update(`${row}\n`).digest('hex')}`));
  const sum = BigInt.asUintN(
    256,
    numbers.reduce((all, number) => all + number, 0n),
  );
  expect((await sumOf(rows)).sha256).toBe(sum.toString(16).padStart(64, '0'));
});
