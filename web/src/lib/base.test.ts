import { expect, test } from 'vitest';

const SOURCES: Record<string, string> = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the router does not see, without the path of PUBLIC_URL. */
const PAST_THE_ROUTER = [
  /<a\b[^>]*\bhref=\{(?:paths\.|`\$\{paths\.|`\/)/,
  /\bhref="\/api\//,
  /['"`]\/(?:healthz|sw\.js)/,
  /\blocation\.(?:assign|replace)\((?:paths\.|['"`]\/)/,
  /\b(?:fetch|EventSource|Worker|open)\(['"`]\//,
  /\blocation\.pathname [!=]==|[!=]== location\.pathname|\bhas\(location\.pathname\)/,
];

test('below a path, what goes past the router is below it too: it puts BASE before its address, and takes it off', () => {
  const found = Object.entries(SOURCES).flatMap(([file, source]) =>
    PAST_THE_ROUTER.flatMap((form) => form.exec(source)?.[0] ?? []).map((text) => `${file}: ${text}`),
  );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
