import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The source files of these parts that contain the pattern. */
const filesWith = (pattern: RegExp, parts: readonly string[]): string[] =>
  parts.flatMap((part) =>
    readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => `${part}/src/${file}`)
      .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))),
  );

test('the language is named in one place', () => {
  const named = filesWith(/en-US|\.toLocaleString\(\)/, ['domain', 'contract', 'server', 'web']);
  expect(named).toEqual(['domain/src/locale.ts']);
});

test('no screen makes a format before it uses one, which would hold up the first load', () => {
  expect(filesWith(/new Intl\.\w+Format/, ['web'])).toEqual([]);
});
