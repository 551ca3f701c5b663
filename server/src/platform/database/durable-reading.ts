import type { Statement } from './statement-group.ts';

/**
 * For a transaction that answers with what it has found, and writes nothing: makes its COMMIT wait until all before it is on
 * the disk, and on the standby that has to have it. A server that comes back from a crash shows commits that no standby has
 * got, and which a standby that takes over then lacks.
 */
export const MAKE_READING_DURABLE: Statement = {
  name: 'make-reading-durable',
  text: "SELECT pg_logical_emit_message(true, 'chargerota', 'read')",
  values: [],
};
