import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One step from a schema to the next: a file of `server/migrations`. */
export type Migration = {
  number: number;
  /** The file's name without its ending, `0001_what_it_does`. */
  name: string;
  /**
   * The newest migration that a build must know to work with the schema after this one: 0 for a step that only expands.
   * One that contracts takes away what older builds need.
   */
  needs: number;
  statements: string[];
  /** Its statements run one by one outside a transaction, as CONCURRENTLY demands. */
  isConcurrent: boolean;
};

/** What a file says in its first line about the builds that can live with it. */
const KIND = /^-- (?:expand|contract, for builds from (\d{4}))$/;

let own: Migration[] | undefined;

/** The migrations that this build knows, in their order. */
export const readMigrations = (): readonly Migration[] => (own ??= readMigrationsIn(findMigrations()));

function readMigrationsIn(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.toSorted().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const kind = KIND.exec(text.slice(0, text.indexOf('\n')));
    if (!kind) throw new Error(`${file} does not say in its first line whether it expands or contracts.`);
    return {
      number: Number(file.slice(0, 4)),
      name: file.slice(0, -'.sql'.length),
      needs: Number(kind[1] ?? 0),
      statements: text.split('--> statement-breakpoint'),
      isConcurrent: /\bCONCURRENTLY\b/.test(text),
    };
  });
}

/** `server/migrations`, found both from the sources and from the bundle in `server/dist`. */
function findMigrations(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
  }
  throw new Error(`No migrations found in any folder above ${start}.`);
}
