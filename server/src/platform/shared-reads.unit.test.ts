import { expect, test } from 'vitest';
import { shareReads } from './shared-reads.ts';

/** Reads that end when they are told to. */
function makeReads() {
  const begun: { end: (value: string) => void; fail: () => void }[] = [];
  const read = (): Promise<string> =>
    new Promise((resolve, reject) =>
      begun.push({ end: resolve, fail: () => reject(new Error('no database')) }),
    );
  return { begun, read };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('who asks during a read shares the next one, and gets nothing that was read before they asked', async () => {
  const share = shareReads<string>();
  const { begun, read } = makeReads();
  const first = share('day', read);
  const others = [share('day', read), share('day', read)];
  await settle();
  expect(begun).toHaveLength(1);
  begun[0]!.end('before');
  expect(await first).toBe('before');
  await settle();
  expect(begun).toHaveLength(2);
  const late = share('day', read);
  begun[1]!.end('after');
  expect(await Promise.all(others)).toEqual(['after', 'after']);
  await settle();
  begun[2]!.end('last');
  expect(await late).toBe('last');
});

test('different things are read side by side', async () => {
  const share = shareReads<string>();
  const { begun, read } = makeReads();
  const days = [share('Monday', read), share('Tuesday', read)];
  begun.forEach(({ end }, index) => end(String(index)));
  expect(await Promise.all(days)).toEqual(['0', '1']);
});

test('a failed read fails for those who shared it, and not for those who asked meanwhile', async () => {
  const share = shareReads<string>();
  const { begun, read } = makeReads();
  const first = share('day', read);
  const second = share('day', read);
  begun[0]!.fail();
  await expect(first).rejects.toThrow('no database');
  await settle();
  begun[1]!.end('read');
  expect(await second).toBe('read');
  const third = share('day', read);
  begun[2]!.end('again');
  expect(await third).toBe('again');
});
