import { expect, test } from 'vitest';
import { coalesceKeys } from './coalesce.ts';

test('whoever asks while a question is under way shares the next one, which fails for those who share it only', async () => {
  const asked: string[][] = [];
  const open: { answer: () => void; fail: () => void }[] = [];
  const ask = coalesceKeys((keys) => {
    asked.push(keys);
    return new Promise<void>((resolve, reject) =>
      open.push({ answer: resolve, fail: () => reject(new Error('no database')) }),
    );
  });
  const first = ask(['a']);
  await Promise.resolve();
  const [second, third] = [ask(['b']), ask(['c', 'b'])];
  await Promise.resolve();
  expect(asked).toEqual([['a']]);

  open[0]?.answer();
  await first;
  await Promise.resolve();
  expect(asked).toEqual([['a'], ['b', 'c']]);
  const fourth = ask(['a']);
  open[1]?.fail();
  expect(await Promise.allSettled([second, third])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  await Promise.resolve();
  open[2]?.answer();
  await fourth;
  expect(asked).toEqual([['a'], ['b', 'c'], ['a']]);
});
