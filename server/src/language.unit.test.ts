import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the language is named in one place', () => {
  const root = join(import.meta.dirname, '../..');
  const named = ['domain', 'contract', 'server', 'web'].flatMap((part) =>
    readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => `${part}/src/${file}`)
      .filter((file) => /en-US|\.toLocaleString\(\)/.test(readFileSync(join(root, file), 'utf8'))),
  );
  expect(named).toEqual(['domain/src/locale.ts']);
});
