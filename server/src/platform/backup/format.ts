// The file of a backup: lines of UTF-8, compressed by gzip and, with a passphrase, encrypted by age (age-encryption.org).
// The first line is the header. Then follow, for each of its tables, a line that names it, its rows as PostgreSQL's COPY
// writes them, and a line `\.`; at last the manifest. Header, names and manifest are JSON.
import * as z from 'zod';
import { StartError } from '../start-error.ts';

/** What comes first in a file that is a backup. */
export const header = z.object({
  chargerotaBackup: z.literal(1),
  notice: z.string(),
  /** Of the product. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** The schema: the migrations that the database had. */
  migrations: z
    .array(z.object({ number: z.number().int(), name: z.string(), needs: z.number().int() }))
    .min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })).min(1),
  /** If it holds no more than one organization: which, and until when its days and months are counted. */
  organization: z
    .object({ id: z.uuid(), name: z.string(), countedUntil: z.string(), monthsUntil: z.string() })
    .optional(),
});
export type Header = z.infer<typeof header>;
export type TableColumns = Header['tables'][number];

export const tableLine = z.object({ table: z.string() });

/** What comes last: without it the file is not whole. */
export const manifest = z.object({
  /** `sha256` is that of rows.ts. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/) })),
});
export type Manifest = z.infer<typeof manifest>;

export const NOTICE =
  'This file holds personal data and the keys of its installation: whoever reads it knows what the database knows.';

/** A line of its own after the rows of a table; no row is one, since COPY writes a backslash as two. */
export const END_OF_ROWS = '\\.\n';

export const toLine = (value: Header | Manifest | z.infer<typeof tableLine>): Buffer =>
  Buffer.from(`${JSON.stringify(value)}\n`);

/** Why there is no backup, or none that can be restored: one sentence for a person. */
export class BackupError extends StartError {
  override name = 'BackupError';
}
