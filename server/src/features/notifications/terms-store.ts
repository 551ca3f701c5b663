import type { Clock, Region, Language } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { namedQuery, type Tx } from '../../platform/database/database.ts';
import { serverSettings } from '../../platform/database/tables.ts';

const KEY = 'terms-told';
/** Smaller than every account's id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Progress = { version: string; upTo: string };

/** Locks the progress; returns the last account that was told of this version. */
export async function holdProgress(tx: Tx, version: string): Promise<string> {
  await tx
    .insert(serverSettings)
    .values({ key: KEY, value: { version, upTo: NOBODY } satisfies Progress })
    .onConflictDoNothing();
  const [row] = await tx.select().from(serverSettings).where(eq(serverSettings.key, KEY)).for('update');
  const progress = row?.value as Progress;
  return progress.version === version ? progress.upTo : NOBODY;
}

export async function writeProgress(tx: Tx, version: string, upTo: string): Promise<void> {
  const value = { version, upTo } satisfies Progress;
  await tx.update(serverSettings).set({ value }).where(eq(serverSettings.key, KEY));
}

export type Account = {
  id: string;
  email: string;
  firstName: string;
  language: Language;
  region: Region;
  clock: Clock;
  /** An organization that they are an active member of, or else an applicant or former member; null without any. */
  organization: { id: string; timezone: string } | null;
};

const ACCOUNTS = {
  name: 'notifications.accounts',
  text: `
    SELECT u.id, u.email, u.first_name AS "firstName", u.language, u.region, u.clock, membership.organization
    FROM users u
    LEFT JOIN LATERAL (
      SELECT json_build_object('id', o.id, 'timezone', o.timezone) AS organization
      FROM organization_memberships m JOIN organizations o ON o.id = m.organization_id
      WHERE m.user_id = u.id
      ORDER BY m.status = 'active' DESC, m.status = 'pending' DESC, m.joined_at, m.id LIMIT 1) membership ON true
    WHERE u.id > $1 AND u.created_at <= $2
    ORDER BY u.id LIMIT $3`,
};

/** The next accounts by their id, which grows with time. */
export const listAccountsAfter = (
  tx: Tx,
  { id, madeUntil, limit }: { id: string; madeUntil: Date; limit: number },
): Promise<Account[]> => namedQuery<Account>(tx, ACCOUNTS, [id, madeUntil, limit]);
