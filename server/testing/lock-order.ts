/** The order of docs/architecture.md: advisory locks first, then rows. */
export const LOCK_ORDER = [
  'lock of organization',
  'lock of line',
  'lock of member',
  'lock of spot',
  'organizations',
  'locations',
  'spots',
  'spot_reports',
  'organization_memberships',
  'location_reviews',
  'reservations',
  'waitlist_offers',
  'waitlist_entries',
  'jobs',
  'notifications',
  'users',
  'sessions',
  'bounced_addresses',
];
const ADVISORY = LOCK_ORDER.slice(0, 4);

export type Statement = { name?: string; text: string };

/** The existing things that a statement locks and may have to wait for. */
export function locksOf({ name, text }: Statement): string[] {
  const advisory = /^locks\.(.+)$/.exec(name ?? '')?.[1];
  if (advisory) return advisory.split('-').map((kind) => `lock of ${kind}`);
  return [...lockedRows(text), ...writtenRows(text)];
}

function lockedRows(text: string): string[] {
  const clause = /\bfor (?:no key update|update|share)\b(?!\s+skip locked)(?: of ([\w", ]+))?/i.exec(text);
  if (!clause) return [];
  const before = [
    ...text.slice(0, clause.index).matchAll(/\b(?:from|join)\s+"?(\w+)"?(?:\s+(?:as\s+)?(\w+))?/gi),
  ];
  const named = clause[1]?.split(',').map((part) => part.trim().replaceAll('"', ''));
  if (!named) return before.slice(-1).map((found) => found[1]!);
  return named.map((alias) => before.find((found) => found[2] === alias)?.[1] ?? alias);
}

const writtenRows = (text: string): string[] =>
  [...text.matchAll(/\bupdate\s+"?(\w+)"?\s+(?:\w+\s+)?set\b|\bdelete from\s+"?(\w+)"?/gi)].map(
    (found) => (found[1] ?? found[2])!,
  );

/** Follows the statements of one connection, and throws at the first lock of a transaction that is out of order. */
export function lockOrder(): (statement: Statement) => void {
  let held: string[] | null = null;
  /** Tables with rows that the transaction has inserted, for which nobody else can wait. */
  const made = new Set<string>();
  const savepoints = new Map<string, string[]>();

  function take(lock: string, taken: string[]): void {
    const rank = LOCK_ORDER.indexOf(lock);
    const later =
      taken.find((other) => ADVISORY.includes(lock) && !ADVISORY.includes(other)) ??
      taken.find((other) => rank >= 0 && LOCK_ORDER.indexOf(other) > rank);
    // A second spot could have a lower id. Rows that are locked already do not count again.
    if (taken.includes(lock) ? lock !== 'lock of spot' : !later) taken.push(lock);
    else throw new Error(`Locks out of order: ${lock} after ${later ?? lock} (docs/architecture.md)`);
  }

  return (statement) => {
    const [, word, savepoint = ''] =
      /^\s*(begin|commit|rollback to savepoint|rollback|savepoint)\b\s*(\w*)/i.exec(statement.text) ?? [];
    switch (word?.toLowerCase()) {
      case 'begin':
        held = [];
        made.clear();
        break;
      case 'commit':
      case 'rollback':
        held = null;
        break;
      case 'savepoint':
        savepoints.set(savepoint, [...(held ?? [])]);
        break;
      case 'rollback to savepoint':
        held = [...(savepoints.get(savepoint) ?? [])];
        break;
      default:
        for (const lock of held ? locksOf(statement) : []) if (!made.has(lock)) take(lock, held!);
        made.add(/^\s*insert into "?(\w+)"?/i.exec(statement.text)?.[1] ?? '');
    }
  };
}
