import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  ['server/src/features/locations/a.ts', '../accounts/sessions/charging-session-store.ts'],
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

test('the linter refuses each import that crosses a boundary, and says where the code belongs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chargerota-boundaries-'));
  try {
    for (const name of ['.oxlintrc.json', 'server/feature-order.mjs']) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      copyFileSync(join(root, name), join(folder, name));
    }
    FORBIDDEN.forEach(([file, source], number) => {
      const path = join(folder, file.replace('a.ts', `a${number}.ts`));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `export * from '${source}';\n`);
    });
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string; message: string; help?: string }[];
    };
    const refused = new Map(
      diagnostics
        .filter(({ code }) => /no-restricted-imports|features\(order\)/.test(code))
        .map(({ filename, message, help }) => [
          Number(/a(?<number>\d+)\.ts$/.exec(filename)?.groups?.['number']),
          help ?? message,
        ]),
    );
    expect(FORBIDDEN.filter((_, number) => !refused.get(number))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
