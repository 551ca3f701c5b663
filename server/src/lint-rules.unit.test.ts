import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What docs/architecture.md forbids: a file, and an import in it. */
const FORBIDDEN = [
  ['domain/src/a.ts', 'node:fs/promises'],
  ['domain/src/a.ts', '@chargerota/contract'],
  ['domain/src/a.ts', 'zod'],
  ['contract/src/a.ts', 'fastify'],
  ['contract/src/a.ts', 'node:crypto'],
  ['contract/src/a.ts', '../../server/src/platform/database/ids.ts'],
  ['server/src/platform/mail/a.ts', '../../features/accounts/mails.ts'],
  ['server/src/features/locations/a.ts', '../accounts/store.ts'],
  ['server/src/features/locations/a.ts', '../accounts/sessions/session-store.ts'],
  ['server/src/features/accounts/profile/a.ts', '../../locations/store.ts'],
  ['server/src/features/locations/a.ts', '../../../../web/src/lib/dates.ts'],
  ['server/src/features/accounts/a.ts', '../organizations/tables.ts'],
  ['server/src/features/locations/a.ts', '../reservations/cancel-coming.ts'],
  ['server/src/features/notifications/channels/a.ts', '../../calendar/read-calendar.ts'],
  ['web/src/app/a.ts', '../../../server/src/config.ts'],
  ['web/src/features/billing/a.ts', 'node:fs/promises'],
  ['web/src/features/billing/a.ts', '../../app/routes.tsx'],
  ['web/src/features/billing/a.ts', '../locations/charger-form.ts'],
  ['web/src/features/billing/screens/a.ts', '../../../app/routes.tsx'],
  ['web/src/ui/a.ts', '../features/locations/charger-form.ts'],
  ['web/src/lib/a.ts', '../features/locations/charger-form.ts'],
  ['web/src/lib/a.ts', '../ui/page.tsx'],
] as const;

/** What the rules of scripts/lint refuse: a file, its code, and what the refusal says. */
const REFUSED = [
  [
    'server/src/features/accounts/a.ts',
    "export const a = 'Prior to this';",
    'Screens, mails and errors avoid “Prior to”',
  ],
  [
    'domain/src/a.ts',
    'export const a = (b: string) => `${b} is vacant`;',
    'Screens, mails and errors avoid “vacant”',
  ],
  [
    'messages/src/en/a.ts',
    "export const a = { b: 'All spots are taken' };",
    'Screens, mails and errors avoid “spots”',
  ],
  ['web/src/ui/a.tsx', 'export const a = <p>All taken</p>;', 'belongs into a message'],
  ['web/src/ui/a.tsx', "export const a = <img alt='A charger' />;", 'belongs into a message'],
  ['web/src/lib/a.ts', 'export const a = (b: string) => `${b} is free`;', 'belongs into a message'],
  ['web/src/app/a.tsx', 'export const a = <Button>{m.a.saveIt}</Button>;', 'Buttons are in sentence case'],
  [
    'web/src/app/a.tsx',
    'export const a = <B action={b ? m.a.saveIt : m.a.save} />;',
    'Buttons are in sentence case',
  ],
  [
    'web/src/features/tickets/a.ts',
    'export const a = { button: m.a.saveIt };',
    'Buttons are in sentence case',
  ],
  ['contract/src/a.ts', "export const a = 'en-US';", 'The language is named'],
  ['server/src/a.ts', 'export const a = (1).toLocaleString();', 'The language is named'],
  ['web/src/lib/a.ts', 'export const a = new Intl.NumberFormat(b);', 'A format that is made'],
  ['web/src/app/a.tsx', 'export const a = <Dialog question />;', 'Ask before an act'],
  ['web/src/app/a.tsx', 'export const a = <B act={() => c.mutate(1)} />;', 'An act that only starts'],
  ['web/src/app/a.tsx', 'export const a = b({ onSettled: c });', 'Whether or not it was done'],
  ['web/src/app/a.ts', "export const a = confirm('Sure?');", 'Ask by ConfirmDialog'],
  ['web/src/app/a.ts', "export const a = window.confirm('Sure?');", 'Ask by ConfirmDialog'],
] as const;

/** What they let pass. */
const LET_PASS = [
  ['server/src/features/accounts/a-store.ts', 'export const a = (b: string) => `${b}, spots, minutes`;'],
  ['web/src/app/a.tsx', 'export const a = <Button>{m.a.signIn}</Button>;'],
  ['web/src/lib/a.ts', "export const a = (b: string) => b === 'Past date' && new Error('no such day');"],
  ['web/src/ui/a.tsx', "export const a = <p className='stack mid'>{b}</p>;"],
  ['messages/src/languages.ts', "export const LANGUAGES = ['en-US'];"],
  ['web/src/app/a.tsx', 'export const a = <B act={() => c.mutateAsync(1)} question={b} />;'],
  ['web/src/features/billing/a-api.ts', 'export const a = b({ onSettled: c });'],
  ['web/src/features/billing/a.ts', "export * from '../locations/words.ts';"],
  ['web/src/features/billing/screens/a.ts', "export * from '../../locations/charger-form.ts';"],
] as const;

/** Messages whose texts the rules look up. */
const MESSAGES = "export const a = { save: 'Save', saveIt: 'Save It', signIn: 'Sign In' };";

type Diagnostic = { code: string; filename: string; message: string; help?: string };

/** What the linter says of each of these files, which it finds in a folder with our settings alone. */
function lint(files: readonly (readonly [file: string, code: string])[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'chargerota-lint-'));
  try {
    for (const name of [
      '.oxlintrc.json',
      'server/feature-order.mjs',
      'server/plain-sql.mjs',
      'scripts/lint/screens.mjs',
      'scripts/lint/texts.mjs',
      'scripts/lint/english.mjs',
    ]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      copyFileSync(join(root, name), join(folder, name));
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'messages/src/en'), { recursive: true });
    writeFileSync(join(folder, 'messages/src/en/looked-up.ts'), MESSAGES);
    files.forEach(([file, code], number) => {
      const path = join(folder, placeOf(file, number));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${code}\n`);
    });
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['-f', 'json', '--ignore-pattern', 'node_modules'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    return files.map(([file], number) =>
      diagnostics
        .filter(({ filename }) => filename.endsWith(placeOf(file, number)))
        .filter(({ code }) => /no-restricted|features\(|screens\(|texts\(/.test(code))
        .map(({ message, help = '' }) => `${message} ${help}`),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A name of its own for each: `a-store.ts` is `a3-store.ts`. */
const placeOf = (file: string, number: number): string => file.replace(/\/a(?=[-.])/, () => `/a${number}`);

test('the linter refuses each import that crosses a boundary, and says where the code belongs', () => {
  const said = lint(FORBIDDEN.map(([file, source]) => [file, `export * from '${source}';`]));
  expect(FORBIDDEN.filter((_, number) => !said[number]?.[0])).toEqual([]);
});

test('the linter refuses texts, formats and questions that people should not meet, and says what to do instead', () => {
  const said = lint(REFUSED.map(([file, code]) => [file, code]));
  expect(REFUSED.filter(([, , text], number) => !said[number]?.some((each) => each.includes(text)))).toEqual(
    [],
  );
});

test('the linter lets pass what only looks like it', () => {
  const said = lint(LET_PASS);
  expect(LET_PASS.filter((_, number) => said[number]?.length)).toEqual([]);
});
